/** The stand-in in a thread of its own, so that what it costs is not taken for the exporter's. */
import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { startTicketingHost, type TicketingHost, type TicketingHostOptions } from './host.ts'

export interface TicketingThread extends AsyncDisposable, Pick<TicketingHost, 'now' | 'origin'> {}

export async function startTicketingThread(options: TicketingHostOptions): Promise<TicketingThread> {
  const worker = new Worker(new URL(import.meta.url), { workerData: options })
  const [origin] = (await once(worker, 'message')) as [string]
  let now = options.now
  return {
    origin,
    get now() {
      return now
    },
    set now(instant) {
      now = instant
      worker.postMessage(instant)
    },
    async [Symbol.asyncDispose]() {
      await worker.terminate()
    },
  }
}

if (parentPort) {
  const host = await startTicketingHost(workerData as TicketingHostOptions)
  parentPort.on('message', (now: string) => {
    host.now = now
  })
  parentPort.postMessage(host.origin)
}
