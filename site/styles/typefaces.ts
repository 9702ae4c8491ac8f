/** The typefaces of the site where they come after the first screen: on phones, and where those of the style sheet (`fonts.css`) are late. */
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/**
 * Loads both, and adds them at once, as a browser lays the whole page out anew for each that comes. One that does not come has its fallback.
 *
 * @returns when the page has them, or does without
 */
export async function loadTypefaces(): Promise<void> {
  const faces = [
    new FontFace('Display', `url(${display})`, { weight: '200 800' }),
    new FontFace('Text', `url(${text})`, { weight: '400 700' }),
  ]
  // Where the code has gone, lines move.
  const hold = import('./hold-lines.ts').catch(() => undefined)
  await Promise.allSettled(faces.map((face) => face.load()))
  const add = () => {
    for (const face of faces) document.fonts.add(face)
  }
  const code = await hold
  if (code) await code.holdLines(add)
  else add()
}
