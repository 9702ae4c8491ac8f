/** How well a text answers what was typed. Pagefind shortens words until it finds something, however little that has to do with it. */

/** `exact`: every typed word begins a word of the text, or is one with an ending. `close`: the words begin alike. */
export type Match = 'exact' | 'close' | 'none'

export function matchOf(typed: string, text: string): Match {
  const wanted = wordsOf(typed)
  const present = [...new Set(wordsOf(text))]
  const every = (begins: (word: string, want: string) => boolean) =>
    wanted.every((want) => present.some((word) => begins(word, want)))
  if (every((word, want) => word.startsWith(want) || isWithEnding(want, word))) return 'exact'
  return every((word, want) => word.startsWith(want.slice(0, Math.max(3, Math.ceil(want.length / 2)))))
    ? 'close'
    : 'none'
}

/** “cinemas” is “cinema” with an ending. */
const isWithEnding = (want: string, word: string): boolean =>
  word.length >= 4 && want.length - word.length <= 3 && want.startsWith(word)

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
