/** Runs of text as HTML. */
import type { Mark, Run } from '#content/format/prose/mdx-runs.ts'
import { classifyLink } from '#content/schema/link.ts'

/** What Drupal calls an entry: its kind of entity, its uuid, and the address that an editor links to. */
export interface Names {
  readonly entityOf: (
    type: string,
    id: string,
  ) => { readonly type: string; readonly uuid?: string; readonly path: string }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
}

export const escaped = (text: string): string => text.replace(/[&<>"\u00a0]/gu, (character) => escapes[character] ?? '')

export function element(name: string, attributes: Readonly<Record<string, string>>, inside: string): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${name}${written.join('')}>${inside}</${name}>`
}

const tags: Readonly<Record<Mark, string>> = {
  strong: 'strong',
  emphasis: 'em',
  delete: 's',
  u: 'u',
  sub: 'sub',
  sup: 'sup',
}

/** Words of one link stand in one element. */
export function wordsToHtml(runs: readonly Run[], names: Names): string {
  let html = ''
  for (let from = 0; from < runs.length; ) {
    const link = runs[from]?.link
    const next = runs.findIndex((run, index) => index > from && run.link !== link)
    const end = next < 0 ? runs.length : next
    const words = runs
      .slice(from, end)
      .map((run, index) => runToHtml(run, runs[from + index - 1], runs[from + index + 1]))
    html += link === undefined ? words.join('') : element('a', linkAttributes(link, names), words.join(''))
    from = end
  }
  return html
}

/** As linkit stores a link: the address, and which entity it is; as somebody types it where there is no UUID. */
export function linkAttributes(url: string, names: Names): Readonly<Record<string, string>> {
  const link = classifyLink(url)
  if (link.kind !== 'reference') return { href: url }
  const { type, uuid, path } = names.entityOf(link.type, link.id)
  const href = `${path}${link.hash ?? ''}`
  if (uuid === undefined) return { href }
  return {
    href,
    'data-entity-type': type,
    'data-entity-uuid': uuid,
    'data-entity-substitution': type === 'file' ? 'file' : 'canonical',
  }
}

function runToHtml({ leaf, marks }: Run, before: Run | undefined, after: Run | undefined): string {
  if (leaf.type === 'break') return '<br>'
  if (leaf.type !== 'text' && leaf.type !== 'inlineCode')
    throw new Error(`HTML of Drupal has no place for a node of the kind ${leaf.type} among words.`)
  const spaced = spacedText(leaf.value, before, after)
  const inner = leaf.type === 'inlineCode' ? element('code', {}, spaced) : spaced
  return marks.reduceRight((inside, mark) => element(tags[mark], {}, inside), inner)
}

/** The text; where a browser would drop some of its spaces, as a word processor pastes it. */
function spacedText(value: string, before: Run | undefined, after: Run | undefined): string {
  const text = value.replaceAll('\n', ' ')
  const isSafe =
    !/[\t\f\r]| {2}/u.test(text) &&
    // A bullet before the words would be taken for an item of a list.
    !(endsLine(before) && /^[\s\u00a0]*[•▪◦●‣∙·]/u.test(text)) &&
    !(text.startsWith(' ') && endsLine(before)) &&
    !(text.endsWith(' ') && (!after || after.leaf.type === 'break'))
  return isSafe ? escaped(text) : element('span', { style: 'white-space:pre-wrap' }, escaped(text))
}

/** Whether a space after it is dropped. */
function endsLine(before: Run | undefined): boolean {
  if (!before || before.leaf.type === 'break') return true
  return 'value' in before.leaf && /[ \n]$/u.test(before.leaf.value)
}

/** Plain text of several lines. */
export const linesToHtml = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      /[\t\f\r]| {2}|^ | $/u.test(line)
        ? element('span', { style: 'white-space:pre-wrap' }, escaped(line))
        : escaped(line),
    )
    .join('<br>')
