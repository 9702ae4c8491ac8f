/**
 * The one clock of the code that runs in the browser. In a demonstration it is the sample's: an attribute of the page, which no
 * other page has, says by how many milliseconds that is ahead of the browser's.
 *
 * @returns milliseconds since 1970, as `Date.now`
 */
export const currentTime = (): number => Date.now() + Number(document.documentElement.dataset['clockAhead'] ?? 0)
