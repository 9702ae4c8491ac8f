/**
 * The report as the text of a pull request or of a comment. A reviewer with one minute reads the first screen; everything else is
 * folded.
 */
import type { Report } from '#review/report.ts'
import { changesSection } from './changes.ts'
import { attention, marks, noticed, verdictLine } from './first-screen.ts'
import {
  addressesSection,
  budgetsSection,
  comparedSection,
  ignoredSection,
  impactSection,
  knownSection,
  linksSection,
  reproduceSection,
  schemaSection,
} from './sections.ts'

/** Comments of GitHub end at 65,536 characters, descriptions of GitLab at a million. */
export const mostCharacters = 60_000

export function toMarkdown(report: Report): string {
  const { verdict } = report
  if (verdict.status === 'same') return `${marks.same} ${verdict.sentence}\n`
  const sections = [
    verdictLine(report),
    comparedSection(report),
    attention(report),
    noticed(report),
    changesSection(report.changes),
    addressesSection(report),
    impactSection(report.impact),
    linksSection(report),
    schemaSection(report),
    budgetsSection(report),
    knownSection(report),
    ignoredSection(report),
    reproduceSection(report),
  ]
  return capped(sections.filter(Boolean))
}

/** Whether a text of ours says that nothing changed. */
export const saysNothing = (text: string): boolean => text.startsWith(marks.same)

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
