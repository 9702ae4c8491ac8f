/** Asks this site for its files. */

/**
 * Milliseconds until a file is given up: one that stalls would be waited for as long as the page is open. The largest, the search
 * of a chain with 5,000 films, takes a slow line about ten seconds.
 */
const limit = 30_000

const timeLimit = (): AbortSignal => AbortSignal.timeout(limit)

/** The network failed, so nothing is known of the file. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/**
 * Asks with the origin, as the path of a page may begin with two slashes: alone it would name another host.
 *
 * @param path from the root of the site
 * @returns the answer once all of it is there
 * @throws NetworkError
 */
export async function fetchSiteFile(path: string): Promise<Response> {
  try {
    const response = await fetch(location.origin + path, { signal: timeLimit() })
    // Some answers must have no body, not even an empty one.
    return new Response((await response.text()) || null, response)
  } catch (cause) {
    throw new NetworkError(`Nobody answers for ${path}.`, { cause })
  }
}

/** Whether the file is there: some hosts answer with an HTML page where one is missing. */
export const isJson = ({ ok, headers }: Response): boolean => ok && !!headers.get('content-type')?.includes('json')

/** An import has no limit of its own. @throws NetworkError */
export const withTimeout = (code: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    code.then(resolve, reject)
    timeLimit().onabort = () => reject(new NetworkError())
  })
