// The bounds of what a reader takes for one character are the same in every language.
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A last word longer than this part of the text is none: the script writes without blanks. */
const longestWord = 1 / 3

/**
 * A text of at most so many UTF-16 units, cut between two words where there are blanks, and else between two characters
 * as a reader sees them: never inside a letter with its marks, or an emoji of several parts.
 */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  // As much as may matter: the segmenter's time grows with the text.
  const end = characters.segment(text.slice(0, longest * 2)).containing(longest - 1)?.index ?? 0
  const cut = text.slice(0, end)
  const words = cut.replace(/[\s,;:]+\S*$/u, '')
  return `${words.length >= end * (1 - longestWord) ? words : cut.replace(/[\s,;:、，；：]+$/u, '')}…`
}
