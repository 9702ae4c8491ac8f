/** Waits for a server to answer. */
import { setTimeout as wait } from 'node:timers/promises'

/** Resolves when anything answers at the address, whatever it says. */
export async function answers(url: string, seconds = 120): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answered) return
    await wait(200)
  }
  throw new Error(`${url} did not answer within ${seconds} seconds.`)
}
