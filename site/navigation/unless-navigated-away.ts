/** Settles as `fetched` does; never, if the visitor has gone on to another page meanwhile, where nobody wants what a press here has asked for. */
export async function unlessNavigatedAway<T>(fetched: Promise<T>): Promise<T> {
  const { pathname } = location
  try {
    return await fetched
  } finally {
    if (location.pathname !== pathname) await new Promise(() => {})
  }
}
