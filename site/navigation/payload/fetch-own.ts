/**
 * Asks this site for a file. With the origin, as the path of a page may begin with two slashes: alone it would name another host.
 *
 * @param path from the root of the site
 */
export const fetchOwn = (path: string): Promise<Response> => fetch(location.origin + path)
