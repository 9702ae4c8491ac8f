/**
 * The first screen is for a reviewer with one minute: the verdict, the findings to decide on, the changes that visitors
 * will notice, and nothing else.
 */

import { shorten } from '#content/format/shorten.ts'
import { titleOfRule } from '#review/findings/title-of-rule.ts'
import type { Finding, Notice, Report } from '#review/report.ts'
import { fitting, indented, limited, longest, most } from './parts.ts'
import { markdownCode as code, markdownText as text } from './text.ts'

export const marks = { same: '⚪', fine: '🟢', attention: '🟡', blocked: '🔴' } as const

export const verdictLine = ({ verdict }: Pick<Report, 'verdict'>): string =>
  `## ${marks[verdict.status]} ${text(verdict.sentence)}`

export function attention({ findings: { fresh } }: Pick<Report, 'findings'>): string {
  const told = fresh.filter(({ severity }) => severity !== 'notes')
  if (told.length === 0) return ''
  const lines = limited([...Map.groupBy(told, ({ rule }) => rule).values()], most.findings, findingLines)
  return ['### Needs a decision', '', ...fitting(lines.flatMap((rule) => rule.split('\n')))].join('\n')
}

/** Lines of a rule's findings: one on a line of its own, several below each other. */
function findingLines(findings: readonly Finding[]): string {
  const [{ severity, rule, hint }] = findings as [Finding]
  const heading = `- ${severity === 'blocks' ? '🔴' : '🟡'} **${titleOfRule(rule)}**`
  if (findings.length === 1) return `${heading}: ${findings.map(findingText).join('')}. _${text(hint)}_`
  return [
    `${heading}. _${text(hint)}_`,
    ...indented(limited(findings, most.items, (finding) => `- ${findingText(finding)}`)),
  ].join('\n')
}

function findingText({ title, entry, file, line, message, field }: Finding): string {
  const place = title === undefined ? (file ?? entry) : `“${shorten(title, longest.title)}”`
  const where = [place && text(line ? `${place}, line ${line}` : place), field && code(field)]
    .filter(Boolean)
    .join(', ')
  return `${where ? `${where} — ` : ''}${text(shorten(message, longest.message))}`
}

export function noticed({ notices: { edits, time, sales } }: Report): string {
  const parts = [
    ...noticeLines('### What visitors will notice', edits, most.notices),
    ...noticeLines('### By date alone', time, most.time),
    ...noticeLines('### Where tickets are sold', sales, most.sales),
  ]
  return fitting(parts).join('\n').trimEnd()
}

function noticeLines(heading: string, notices: readonly Notice[], limit: number): string[] {
  if (notices.length === 0) return []
  return [heading, '', ...limited(notices, limit, (notice) => `- ${text(shorten(notice.text, longest.notice))}`), '']
}
