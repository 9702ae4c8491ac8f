/** Long words of the content, cut to what a line has room for. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of a text that is longer than that: it ends before a character that would be cut in two. */
export function shortened(text: string, longest: number): string {
  const cut = characters.segment(text).containing(longest)
  return cut === undefined ? text : `${text.slice(0, cut.index)}…`
}
