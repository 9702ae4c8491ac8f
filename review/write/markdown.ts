/**
 * The report as the text of a pull request or of a comment. A reviewer with one minute reads the first screen: the verdict,
 * what needs a decision, what visitors will notice. Everything else is folded.
 */

import { titleOfRule } from '#review/findings/title-of-rule.ts'
import type { FieldChange, Finding, Impact, Notice, PathStep, Report, SentenceChange } from '#review/report.ts'
import { counted } from '#review/verdict.ts'
import { formatInstant } from '#site/loaders/format/dates.ts'
import { markdownText as text } from './markdown-text.ts'

/** Comments of GitHub end at 65,536 characters, descriptions of GitLab at a million. */
export const mostCharacters = 60_000

const marks = { same: '⚪', fine: '🟢', attention: '🟡', blocked: '🔴' } as const

/** How many of each are told; all of them are in report.html. */
const most = { findings: 20, notices: 12, time: 8, sales: 6, changes: 40, pages: 25, addresses: 30, items: 12 } as const

export function toMarkdown(report: Report): string {
  const { verdict } = report
  if (verdict.status === 'same') return `${marks.same} ${verdict.sentence}\n`
  const first = [headOf(report), attention(report), noticed(report)].filter(Boolean)
  const folded = [
    changesSection(report),
    addressesSection(report),
    impactSection(report.impact),
    linksSection(report),
    schemaSection(report),
    budgetsSection(report),
    ignoredSection(report),
    reproduceSection(report),
  ].filter(Boolean)
  return capped([...first, ...folded])
}

/** Leaves out whole sections from the longest on, rather than to end in the middle of one. */
function capped(sections: readonly string[]): string {
  const kept = [...sections]
  const isTooLong = () => kept.join('\n\n').length > mostCharacters
  while (isTooLong()) {
    const longest = kept.reduce((at, section, index) => (section.length > (kept[at]?.length ?? 0) ? index : at), 0)
    const [heading = ''] = /<summary>.*?<\/summary>|^### .*$/m.exec(kept[longest] ?? '') ?? []
    kept[longest] = `${heading.replace(/<[^>]+>|^### /g, '')}: too long for here, see report.html.`
  }
  return `${kept.join('\n\n')}\n`
}

function headOf({ verdict, provenance: { base, head }, numbers }: Report): string {
  const counts = numbers.map(
    ({ plural, before, after, added, changed, removed, suspicious }) =>
      `${suspicious ? '**' : ''}${plural} ${[added && `+${added}`, changed && `~${changed}`, removed && `−${removed}`].filter(Boolean).join(' ')}${before === after ? '' : ` (${before} → ${after})`}${suspicious ? '**' : ''}`,
  )
  const clock = base.asOf === head.asOf ? '' : ` · clock ${timeText(base.asOf)} → ${timeText(head.asOf)}`
  const sides = `${sideText(base)} → ${sideText(head)}`
  return [
    `## ${marks[verdict.status]} ${text(verdict.sentence)}`,
    '',
    `<sub>${sides} · from ${head.cms}${clock}</sub>`,
    ...(counts.length > 0 ? ['', counts.join(' · ')] : []),
  ].join('\n')
}

/** The night's clock is mostly the beginning of a day. */
const timeText = (instant: string): string => formatInstant(instant).text.replace(/^\w+ |, 12:00 am$/g, '')

const sideText = ({ name, commit }: Report['provenance']['base']): string =>
  commit === undefined ? `\`${name}\`` : `\`${name === commit ? commit.slice(0, 8) : name}\``

function attention({ findings: { fresh, known } }: Report): string {
  const told = fresh.filter(({ severity }) => severity !== 'notes')
  const before = known.filter(({ severity }) => severity !== 'notes').reduce((sum, { count }) => sum + count, 0)
  const old = before > 0 ? `<sub>${counted(before, 'finding')} of before, in report.html.</sub>` : ''
  if (told.length === 0) return old
  const lines = limited([...Map.groupBy(told, ({ rule }) => rule).values()], most.findings, findingLines)
  return ['### Needs a decision', '', ...lines, ...(old ? ['', old] : [])].join('\n')
}

/** One finding on a line of its own; several of a rule below each other. */
function findingLines(findings: readonly Finding[]): string {
  const [{ severity, rule, hint }] = findings as [Finding]
  const heading = `- ${severity === 'blocks' ? '🔴' : '🟡'} **${titleOfRule(rule)}**`
  if (findings.length === 1) return `${heading}: ${findings.map(findingText).join('')}. _${text(hint)}_`
  return [
    `${heading}. _${text(hint)}_`,
    ...limited(findings, most.items, (finding) => `  - ${findingText(finding)}`),
  ].join('\n')
}

function findingText({ title, entry, file, line, message, field }: Finding): string {
  const place = title === undefined ? (file ?? entry) : `“${title}”`
  const where = [place && text(line ? `${place}, line ${line}` : place), field && `\`${field}\``]
    .filter(Boolean)
    .join(', ')
  return `${where ? `${where} — ` : ''}${text(message)}`
}

function noticed({ notices: { edits, time, sales } }: Report): string {
  const parts = [
    ...noticeLines('### What visitors will notice', edits, most.notices),
    ...noticeLines('### By date alone', time, most.time),
    ...noticeLines('### Where tickets are sold', sales, most.sales),
  ]
  return parts.join('\n')
}

function noticeLines(heading: string, notices: readonly Notice[], limit: number): string[] {
  if (notices.length === 0) return []
  return [heading, '', ...limited(notices, limit, (notice) => `- ${text(notice.text)}`), '']
}

function limited<Item>(items: readonly Item[], limit: number, line: (item: Item) => string): string[] {
  const rest = items.length - limit
  return [
    ...items.slice(0, limit).map(line),
    ...(rest > 0 ? [`- … and ${rest.toLocaleString('en')} more, in report.html`] : []),
  ]
}

function fold(summary: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`<details><summary>${summary}</summary>`, '', ...lines, '', '</details>'].join('\n')
}

function changesSection({ changes }: Report): string {
  const lines = limited(changes, most.changes, ({ kind, entry, title, fields, moved }) => {
    const head = `**${{ added: 'Added', changed: 'Changed', removed: 'Removed' }[kind]}** \`${entry}\` “${text(title)}”`
    const details = kind === 'changed' ? fields.map(fieldLine) : []
    return [head, ...(moved ? [`- moved from \`${moved.from}\` to \`${moved.to}\``] : []), ...details, ''].join('\n')
  })
  return fold(`${counted(changes.length, 'change')}, field by field`, lines)
}

const shortest = (value: string): string => (value.length > 200 ? `${value.slice(0, 200)}…` : value)

function fieldLine(change: FieldChange): string {
  const label = `- ${text(change.label)}`
  switch (change.kind) {
    case 'value':
      return `${label}: ${change.before === undefined ? '—' : `~~${text(shortest(change.before))}~~`} → ${change.after === undefined ? '—' : text(shortest(change.after))}`
    case 'text':
      return [
        `${label}:`,
        ...limited(change.sentences, most.items, (sentence) => sentenceLine(sentence)).map((line) => `  ${line}`),
      ].join('\n')
    case 'list':
      return [
        `${label}:`,
        ...limited(change.items, most.items, ({ kind, text: item, place, fields = [] }) => {
          const words = { added: '**+**', removed: '**−**', changed: '~', moved: '↕' }[kind]
          const moved = place ? ` (${place.from} → ${place.to})` : ''
          return [
            `- ${words} ${text(shortest(item))}${moved}`,
            ...fields.map((field) => fieldLine(field).replaceAll(/^/gm, '  ')),
          ].join('\n')
        }).map((lines) => lines.replaceAll(/^/gm, '  ')),
      ].join('\n')
  }
}

function sentenceLine({ kind, words }: SentenceChange): string {
  const spelled = words.map(({ kind, text: word }) => {
    const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(word) ?? []
    if (inner === '' || kind === 'same') return text(word)
    return kind === 'added'
      ? `${before}<ins>${text(inner)}</ins>${after}`
      : `${before}<del>${text(inner)}</del>${after}`
  })
  return `- ${kind === 'moved' ? '↕ ' : ''}${spelled.join('')}`
}

function addressesSection({ addresses: { added, removed, moved } }: Report): string {
  const lines = [
    ...removed.map(
      ({ address, leadsTo }) => `- − \`${address}\` ${leadsTo ? `→ \`${leadsTo}\`` : '**without a redirect**'}`,
    ),
    ...moved.map(({ from, to }) => `- ↪ \`${from}\` → \`${to}\``),
    ...added.map(({ address }) => `- + \`${address}\``),
  ]
  return fold(
    `Addresses: ${added.length} added, ${removed.length} removed, ${moved.length} moved`,
    limited(lines, most.addresses, (line) => line),
  )
}

export const pathText = (path: readonly PathStep[]): string =>
  path
    .slice(1)
    .map(({ title }) => `“${title}”`)
    .join(' → ')

function impactSection(impact: Impact): string {
  if (!impact.known) return `<sub>Which pages differ is not known: ${text(impact.why)}.</sub>`
  const { pages, of, everyPage, others, byDate } = impact
  const lines = [
    ...(everyPage
      ? [
          `Every page: menus, notices or footer changed, from ${everyPage.map((key) => `\`${key}\``).join(', ') || 'the clock'}.`,
          '',
        ]
      : []),
    ...limited(
      others,
      most.pages,
      ({ address, path, more }) => `- \`${address}\` ← ${text(pathText(path))}${more > 0 ? ` and ${more} more` : ''}`,
    ),
    ...(byDate.everyPage ? ['', 'By date alone: menus, notices or popups of every page.'] : []),
    ...(byDate.pages.length > 0 ? ['', `By date alone: ${namedAddresses(byDate.pages)}.`] : []),
  ]
  return fold(
    `Impact: ${counted(pages, 'page')} of ${of.toLocaleString('en')} ${pages === 1 ? 'differs' : 'differ'}, ${others.length} of them through other entries`,
    lines,
  )
}

function namedAddresses(addresses: readonly string[]): string {
  const rest = addresses.length - most.pages
  const named = addresses.slice(0, most.pages).map((address) => `\`${address}\``)
  return `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

function linksSection({ links: { own, external, newHosts, goneHosts } }: Report): string {
  if (newHosts.length + goneHosts.length === 0) return ''
  const list = (hosts: readonly string[]) => hosts.map((host) => `\`${host}\``).join(', ') || 'none'
  return fold(`Links: ${counted(own, 'link')} within the site, ${external} to others`, [
    `- new hosts: ${list(newHosts)}`,
    `- no longer linked: ${list(goneHosts)}`,
  ])
}

function schemaSection({ schema: { files, unreadable, version } }: Report): string {
  const lines = [
    ...files.map((file) => `- \`${file}\` changed`),
    ...(version.before === version.after
      ? []
      : [`- the form of the content is ${version.after}, and was ${version.before}`]),
    ...(unreadable.length > 0
      ? [`- ${counted(unreadable.length, 'file')} of the base cannot be read by today's schema`]
      : []),
  ]
  return fold('Schema: it changed as well', lines)
}

function budgetsSection({ budgets }: Report): string {
  const changed = budgets.filter(({ before, after }) => before !== after)
  return fold(
    'Budgets',
    changed.map(({ name, unit, before, after, limit }) => `- ${name}: ${before} → ${after} ${unit}, of ${limit}`),
  )
}

const ignoredSection = ({ ignored }: Report): string =>
  ignored.length === 0 ? '' : `<sub>Ignored: ${ignored.map(text).join(' ')}</sub>`

const reproduceSection = ({ reproduce }: Report): string =>
  fold('How to see this yourself', ['```', ...reproduce, '```'])
