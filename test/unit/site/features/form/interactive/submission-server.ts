/** A real server that takes a submission once for each key, or does what it is told to instead. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

interface Received {
  readonly key: string
  readonly body: string
}

/** Calls `take` where the submission arrives all the same. */
type Disturbance = (take: () => void) => { status: number; body?: object; headers?: object } | 'hang up'

/** To be called once, at the top of a test file; what it gives back can be used within tests. */
export function submissionServer() {
  /** What the server has taken, and what it does next instead of taking. */
  const taken: Received[] = []
  let next: Disturbance[] = []
  let address = ''

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const key = String(request.headers['idempotency-key'])
    const take = () => {
      if (!taken.some((received) => received.key === key)) taken.push({ key, body })
    }
    const disturbance = next.shift()?.(take)
    if (disturbance === 'hang up') {
      response.destroy()
      return
    }
    if (!disturbance) take()
    response
      .writeHead(disturbance?.status ?? 201, { ...disturbance?.headers })
      .end(JSON.stringify(disturbance?.body ?? { doc: { id: 1 } }))
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    taken.length = 0
    next = []
  })

  return {
    taken,
    get address() {
      return address
    },
    /** What it does with the next submissions, one after the other. */
    disturb(...by: Disturbance[]) {
      next = by
    },
  }
}
