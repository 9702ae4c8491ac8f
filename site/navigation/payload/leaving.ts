/** Firefox ends what a page is fetching as soon as the visitor leaves it, while it is still shown: nothing is wrong then, or gone. */

/** Milliseconds after which a page that is still there was not left: what was followed was a file, or led nowhere. */
const patience = 20_000

let left = Number.NEGATIVE_INFINITY

export const noteLeaving = (): void =>
  addEventListener('beforeunload', () => {
    left = performance.now()
  })

/** To be waited for before a document is loaded because something could not be fetched: that would keep the visitor here. */
export async function whenStaying(): Promise<void> {
  const rest = left + patience - performance.now()
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
}
