/**
 * Adds the typefaces that script has loaded, if those of the style sheet were too late for the first paint
 * (`fonts.css`).
 */
import { holdLines } from './hold-lines.ts'

export async function addUnlessUsed(faces: readonly FontFace[], add: () => void): Promise<void> {
  if (!faces.every(isUsed)) return holdLines(add)
  // The style sheet has none where a window is as narrow as a phone.
  matchMedia('(max-width: 47.99rem)').addEventListener('change', add, { once: true })
}

/** Whether words have a width of their own in it. That the style sheet's was loaded, does not say that it was in time. */
function isUsed({ family }: FontFace): boolean {
  const words = document.createElement('span')
  words.textContent = 'JOJO 1117'
  words.style.position = 'absolute'
  document.body.append(words)
  const widthIn = (families: string) => {
    words.style.fontFamily = families
    return words.getBoundingClientRect().width
  }
  const isOther = widthIn(`${family}, serif`) !== widthIn('serif')
  words.remove()
  return isOther
}
