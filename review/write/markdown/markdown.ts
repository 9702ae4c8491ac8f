/**
 * The report as the text of a pull request or of a comment. A reviewer with one minute reads the first screen; everything else is
 * folded.
 */
import type { Report, StoppedReport } from '#review/report.ts'
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
export const maxCharacters = 60_000

export function toMarkdown(report: Report): string {
  const { verdict } = report
  if (verdict.status === 'same') return `${marks.same} ${verdict.sentence}\n`
  const firstScreen = [verdictLine(report), comparedSection(report), attention(report), noticed(report)]
  const folded = [
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
  return capped(firstScreen.filter(Boolean), folded.filter(Boolean))
}

export const stoppedToMarkdown = (report: StoppedReport): string =>
  `${[verdictLine(report), attention(report)].join('\n\n')}\n`

/** Whether a text of ours says that nothing changed. */
export const saysNothing = (text: string): boolean => text.startsWith(marks.same)

/** Leaves out whole sections of what is folded, from the longest on, rather than to end in the middle of one. */
function capped(firstScreen: readonly string[], folded: readonly string[]): string {
  const kept = [...folded]
  const whole = () => `${[...firstScreen, ...kept].join('\n\n')}\n`
  for (const section of folded.toSorted((a, b) => b.length - a.length)) {
    if (whole().length <= maxCharacters) break
    const [, summary = ''] = /<summary>(.*?)<\/summary>/.exec(section) ?? []
    kept[kept.indexOf(section)] = `${summary}: too long for here, see report.html.`
  }
  return whole()
}
