/** What is fetched after a press, and never arrives or fails once the visitor has gone on to another page: there it is not wanted any more. */
export async function unlessLeft<T>(fetched: Promise<T>): Promise<T> {
  const { pathname } = location
  try {
    return await fetched
  } finally {
    if (location.pathname !== pathname) await new Promise(() => {})
  }
}
