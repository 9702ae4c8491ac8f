/** The JavaScript of a built page. */

/** @returns the paths of all that the page's HTML names: what is needed before it can be used. */
export function pageScripts(html: string): string[] {
  const inDocument = [...html.matchAll(/<script [^>]*src="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
  const [, toHydrate = ''] = /"scripts":\[([^\]]*)\]/.exec(html) ?? []
  return [...new Set([...inDocument, ...[...toHydrate.matchAll(/"([^"]+)"/g)].map(([, file = '']) => file)])]
}
