/** The typefaces of the site where they come after the first screen: on phones, and where those of the style sheet (`fonts.css`) are late. */
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/**
 * Fetches them.
 *
 * @returns a function that gives them to the page once it is hydrated: changed before, React would find other styles than those it
 *   expects. One that did not come has its fallback.
 */
export async function loadTypefaces(): Promise<() => void | Promise<void>> {
  const faces = [
    new FontFace('Display', `url(${display})`, { weight: '200 800' }),
    new FontFace('Text', `url(${text})`, { weight: '400 700' }),
  ]
  // Both at once, as a browser lays the whole page out anew for each that comes.
  const add = () => {
    for (const face of faces) document.fonts.add(face)
  }
  // Where the code has gone, lines move.
  const code = import('./add-unless-used.ts').catch(() => undefined)
  await Promise.allSettled(faces.map((face) => face.load()))
  const addUnlessUsed = (await code)?.addUnlessUsed
  return () => (addUnlessUsed ? addUnlessUsed(faces, add) : add())
}
