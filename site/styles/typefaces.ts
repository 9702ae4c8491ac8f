/** The typefaces of the site on phones, where they come after the first screen: elsewhere the style sheet has them (`fonts.css`). */
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** Loads them on a phone, and where a window becomes as narrow as one. @returns when a phone has them, or does without */
export async function loadTypefaces(): Promise<void> {
  const phone = matchMedia('(max-width: 47.99rem)')
  if (phone.matches) await addTypefaces()
  else phone.addEventListener('change', addTypefaces, { once: true })
}

/** Both at once, as a browser lays the whole page out anew for each that comes. One that does not come has its fallback. */
async function addTypefaces(): Promise<void> {
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
