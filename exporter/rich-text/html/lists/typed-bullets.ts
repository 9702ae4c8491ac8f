/** Lines before which somebody typed a bullet. They become a list where nothing else can be meant. */
import { isLineBreak, splitLines } from '#content/format/prose/mdx-lines.ts'
import { type Item, type Words, withoutStart } from '../segment.ts'
import { bulletSigns, space } from './list-signs.ts'

/** A bullet at the start of a line, such as `• A text`. */
const bullet = new RegExp(`^${space}*[${bulletSigns}]${space}+(?=\\S)`, 'u')

/** The items, and what stands above them; undefined where there are other lines between. */
export function typedItems(
  words: readonly Words[],
): { readonly head: readonly Words[]; readonly items: readonly Item[] } | undefined {
  const lines = splitLines(words, ({ run }) => isLineBreak(run)).filter((line) => textIn(line).trim() !== '')
  const first = lines.findIndex((line) => bulletOf(line) !== undefined)
  const items = lines.slice(first).flatMap((line) => typedItem(line) ?? [])
  if (first < 0 || first + items.length < lines.length || (first > 0 && items.length < 2)) return undefined
  const [start] = lines[first] ?? []
  return { head: first > 0 && start ? words.slice(0, words.indexOf(start)) : [], items }
}

function typedItem(line: readonly Words[]): Item | undefined {
  const marker = bulletOf(line)
  if (marker === undefined) return undefined
  const words = withoutStart(line, marker.length)
  return { kind: 'item', origin: 'typed', level: 1, number: undefined, words, original: line }
}

/** The bullet with the space around it. None where each space counts, as somebody meant the line to stand as it stands. */
function bulletOf(line: readonly Words[]): string | undefined {
  const isAsTyped = line.some(({ keepsSpace, run }) => keepsSpace || run.leaf.type === 'inlineCode')
  return isAsTyped ? undefined : bullet.exec(textIn(line))?.[0]
}

const textIn = (line: readonly Words[]): string =>
  line.map(({ run: { leaf } }) => ('value' in leaf ? leaf.value : '')).join('')
