/** Reports formatting that is lost in captions, data tables and plain-text fields. */
import { firstFew } from '#content/format/first-few.ts'
import type { Mark, Run } from '#content/format/prose/mdx-runs.ts'
import { shorten } from '#content/format/shorten.ts'
import { cleanLine } from '#content/schema/clean-text.ts'
import type { ProseContext } from './context.ts'

const looks = {
  sup: 'raised',
  sub: 'lowered',
  delete: 'struck through',
  u: 'underlined',
  emphasis: 'in italics',
  strong: 'bold',
} as const satisfies Record<Mark, string>

/** Each kind of mark is reported once, with the first words that have it: tables can have hundreds of them. */
export function reportMarks(runs: readonly Run[], context: ProseContext): void {
  for (const [mark, look] of Object.entries(looks)) reportLook(wordsOf(runs, hasMark(mark)), look, context)
  reportLook(wordsOf(runs, isCode), 'code', context)
}

const hasMark =
  (wanted: string) =>
  ({ marks }: Run): boolean =>
    marks.some((mark) => mark === wanted)

const isCode = ({ leaf }: Run): boolean => leaf.type === 'inlineCode'

/** The words of some runs, those of neighbours together. */
function wordsOf(runs: readonly Run[], isWanted: (run: Run) => boolean): string[] {
  const found: string[] = []
  let isOpen = false
  for (const run of runs) {
    const isPart = isWanted(run)
    const value = 'value' in run.leaf ? String(run.leaf.value) : ' '
    if (isPart) found.push(isOpen ? `${found.pop() ?? ''}${value}` : value)
    isOpen = isPart
  }
  return found.map(cleanLine).filter(Boolean)
}

function reportLook(words: readonly string[], look: string, { report }: ProseContext): void {
  const [first, ...others] = new Set(words.map((text) => `“${shorten(text, 40)}”`))
  if (first === undefined) return
  const message =
    others.length === 0
      ? `The text ${first} has a look that is not kept: it is ${look}`
      : `The texts ${firstFew([first, ...others], { most: 3 })} have a look that is not kept: they are ${look}`
  // No editor is to be kept from exporting by it, in whatever CMS.
  report({ severity: 'notice', message, hint: 'The words stay.' })
}
