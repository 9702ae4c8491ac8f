/** The folded sections below the first screen. */
import { counted } from '#content/format/count.ts'
import { firstFew } from '#content/format/first-few.ts'
import { titleOfRule } from '#review/findings/title-of-rule.ts'
import type { Impact, PathStep } from '#review/impact/impacted.ts'
import type { Report } from '#review/report.ts'
import { countedEntries } from '#review/snapshots/side.ts'
import { formatInstant } from '#site/loaders/format/dates.ts'
import { fold, limited, most } from './parts.ts'
import { markdownCode as code, markdownText as text } from './text.ts'

/** Names the two snapshots, and how many entries of each type came, changed and went. */
export function comparedSection({ provenance: { base, head }, numbers }: Report): string {
  const counts = numbers.map(
    ({ plural, before, after, added, changed, removed, suspicious }) =>
      `- ${suspicious ? '**' : ''}${plural} ${[added && `+${added}`, changed && `~${changed}`, removed && `−${removed}`].filter(Boolean).join(' ')}${before === after ? '' : ` (${before} → ${after})`}${suspicious ? '**' : ''}`,
  )
  const clock = base.asOf === head.asOf ? [] : [`- the site’s clock: ${timeText(base.asOf)} → ${timeText(head.asOf)}`]
  const sides = `- ${sideText(base)} → ${sideText(head)}, from ${head.cms}`
  const summary = numbers.map(({ type, added, changed, removed }) => countedEntries(added + changed + removed, type))
  return fold(`What is compared${summary.length > 0 ? `: ${summary.join(', ')}` : ''}`, [sides, ...clock, ...counts])
}

/** The night's clock is mostly the beginning of a day. */
const timeText = (instant: string): string => formatInstant(instant).text.replace(/^\w+ |, 12:00\sam$/g, '')

const sideText = ({ name, commit }: Report['provenance']['base']): string =>
  code(name === commit ? name.slice(0, 8) : name)

/** Counts the findings that were there before, and are still. */
export function knownSection({ findings: { known } }: Report): string {
  const told = known.filter(({ severity }) => severity !== 'notes')
  const all = told.reduce((sum, { count }) => sum + count, 0)
  const lines = told.map(({ rule, count }) => `- ${titleOfRule(rule)}: ${count}`)
  return fold(`${counted(all, 'finding')} of before`, lines)
}

export function addressesSection({ addresses: { added, removed, moved, redirected } }: Report): string {
  const lines = [
    ...removed.map(
      ({ address, leadsTo }) => `- − ${code(address)} ${leadsTo ? `→ ${code(leadsTo)}` : '**without a redirect**'}`,
    ),
    ...moved.map(({ from, to }) => `- ↪ ${code(from)} → ${code(to)}`),
    ...redirected.map(
      ({ address, before, after, shows }) =>
        `- ↷ ${code(address)} → ${shows ? `the page of ${code(shows)}` : after ? code(after) : '**nowhere**'}${before ? `, and led to ${code(before)}` : ''}`,
    ),
    ...added.map(({ address }) => `- + ${code(address)}`),
  ]
  return fold(
    `Addresses: ${added.length} added, ${removed.length} removed, ${moved.length} moved${redirected.length > 0 ? `, ${redirected.length} redirected otherwise` : ''}`,
    limited(lines, most.addresses, (line) => line),
  )
}

const pathText = (path: readonly PathStep[]): string =>
  path
    .slice(1)
    .map(({ title }) => `“${title}”`)
    .join(' → ')

export function impactSection(impact: Impact): string {
  if (!impact.known) return fold('Impact: not known', [`Which pages differ is not known: ${text(impact.why)}.`])
  const { pages, of, everyPage, others, byDate } = impact
  const lines = [
    ...(everyPage
      ? [`Every page: menus, notices or footer changed, from ${everyPage.map(code).join(', ') || 'the clock'}.`, '']
      : []),
    ...limited(
      others,
      most.pages,
      ({ address, path, more }) => `- ${code(address)} ← ${text(pathText(path))}${more > 0 ? ` and ${more} more` : ''}`,
    ),
    ...(byDate.everyPage ? ['', 'By date alone: menus, notices or popups of every page.'] : []),
    ...(byDate.pages.length > 0 ? ['', `By date alone: ${namedAddresses(byDate.pages)}.`] : []),
  ]
  return fold(
    `Impact: ${counted(pages, 'page')} of ${of.toLocaleString('en')} ${pages === 1 ? 'differs' : 'differ'}, ${others.length} of them through other entries`,
    lines,
  )
}

const namedAddresses = (addresses: readonly string[]): string => firstFew(addresses.map(code), { most: most.pages })

export function linksSection({ links: { own, external, newHosts, goneHosts } }: Report): string {
  if (newHosts.length + goneHosts.length === 0) return ''
  const list = (hosts: readonly string[]) => hosts.map(code).join(', ') || 'none'
  return fold(`Links: ${counted(own, 'link')} within the site, ${external} to others`, [
    `- new hosts: ${list(newHosts)}`,
    `- no longer linked: ${list(goneHosts)}`,
  ])
}

export function schemaSection({ schema: { files, unreadable, version } }: Report): string {
  const lines = [
    ...files.map((file) => `- ${code(file)} changed`),
    ...(version.before === version.after
      ? []
      : [`- the form of the content is ${version.after}, and was ${version.before}`]),
    ...(unreadable.length > 0
      ? [`- ${counted(unreadable.length, 'file')} of the base cannot be read by today's schema`]
      : []),
  ]
  return fold('Schema: it changed as well', lines)
}

export function budgetsSection({ budgets }: Report): string {
  const changed = budgets.filter(({ before, after }) => before !== after)
  return fold(
    'Budgets',
    changed.map(({ name, unit, before, after, limit }) => `- ${name}: ${before} → ${after} ${unit}, of ${limit}`),
  )
}

export const ignoredSection = ({ ignored }: Report): string =>
  fold(
    'Ignored',
    ignored.map((line) => `- ${text(line)}`),
  )

export const reproduceSection = ({ reproduce }: Report): string =>
  fold('How to see this yourself', ['```', ...reproduce, '```'])
