/** The first line: whether anything stands in the way, and what there is to see. */
import { counted } from '#content/format/count.ts'
import { firstFew } from '#content/format/first-few.ts'
import { entryTypes } from '#content/schema/entry-types.ts'
import { formatInstant } from '#site/loaders/format/dates.ts'
import type { Report, Severity, Verdict } from './report.ts'
import { lowerFirst, upperFirst } from './snapshots/side.ts'

type Judged = Pick<
  Report,
  'provenance' | 'numbers' | 'findings' | 'notices' | 'changes' | 'files' | 'impact' | 'addresses'
>

export function verdictOf(report: Judged): Verdict {
  const { findings, changes, notices, impact, addresses } = report
  const files = Object.values(report.files).flat().length
  const count = (wanted: Severity) => findings.fresh.filter(({ severity }) => severity === wanted).length
  const [blocking, warnings] = [count('blocks'), count('warns')]
  const title = titleOfChange(report)
  const seen = notices.edits.length + notices.time.length + notices.sales.length
  const told = seen === 0 ? unseenText(report) : `Visitors will notice ${counted(seen, 'change')}`
  if (blocking > 0)
    return {
      status: 'blocked',
      title,
      sentence: `Blocked: ${counted(blocking, 'problem')} must be solved first.${seen > 0 ? ` Visitors would notice ${counted(seen, 'change')}.` : ''}`,
    }
  const differs =
    changes.length + notices.sales.length + files + addresses.redirected.length > 0 ||
    (impact.known && impact.pages > 0)
  if (!differs) return { status: 'same', title, sentence: 'Nothing changed: visitors see what they saw before.' }
  if (warnings === 0) return { status: 'fine', title, sentence: `Nothing stands in the way. ${told}.` }
  return { status: 'attention', title, sentence: `${counted(warnings, 'thing')} should be looked at. ${told}.` }
}

/** A line of git's log: `content: 1 added, 2 changed (films, promotions)`. */
function titleOfChange({ numbers, notices, files, addresses, provenance: { base, head } }: Judged): string {
  const sum = (kind: 'added' | 'changed' | 'removed') => numbers.reduce((total, row) => total + row[kind], 0)
  const counts = (['added', 'changed', 'removed'] as const).flatMap((kind) =>
    sum(kind) > 0 ? [`${sum(kind)} ${kind}`] : [],
  )
  if (counts.length > 0) return `content: ${counts.join(', ')} (${typesIn(numbers)})`
  if (notices.sales.length > 0) return `content: ${counted(notices.sales.length, 'change')} of what is sold`
  if (addresses.redirected.length > 0) return `content: ${redirectedText(addresses)}`
  const [restored, others] = [files.restored.length, files.broken.length + files.changed.length]
  if (restored > 0 && others === 0) return `content: ${counted(restored, 'file')} put back`
  if (others > 0) return `content: ${counted(restored + others, 'file')} other than before`
  // With plain spaces, as one searches the log for it.
  if (base.asOf !== head.asOf) return `content: as of ${formatInstant(head.asOf).text.replaceAll('\u00a0', ' ')}`
  return 'content: as it was'
}

/** Words for where no sentence tells what visitors notice: a count of days on a badge, say, has none. */
const redirectedText = ({ redirected }: Report['addresses']): string =>
  `${counted(redirected.length, 'address', 'addresses')} redirected otherwise`

function unseenText({ files: { restored, broken, changed }, impact, changes, addresses }: Judged): string {
  const pages = impact.known ? impact.pages : 0
  const verb = pages === 1 ? 'differs' : 'differ'
  const parts = [
    ...(restored.length > 0 ? [`What is put back: ${firstFew(restored)}`] : []),
    ...(broken.length > 0 ? [`What is lost or damaged: ${firstFew(broken)}`] : []),
    ...(changed.length > 0 ? [`What is other than before: ${firstFew(changed)}`] : []),
    ...(addresses.redirected.length > 0 ? [`${upperFirst(redirectedText(addresses))}`] : []),
    ...(pages > 0 ? [`${counted(pages, 'page')} ${verb}${changes.length === 0 ? ' by date alone' : ''}`] : []),
  ]
  return parts.join('. ') || 'Visitors will notice nothing of it'
}

const maxTypes = 3

function typesIn(numbers: Report['numbers']): string {
  const total = (row: Report['numbers'][number]) => row.added + row.changed + row.removed
  const sorted = [...numbers].sort((a, b) => total(b) - total(a))
  const names = sorted.map(({ type }) => lowerFirst(entryTypes[type].plural))
  return firstFew(names, { most: maxTypes })
}
