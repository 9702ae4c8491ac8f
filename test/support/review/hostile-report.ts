/** A report with something in every section, where each text that content can bring is one of a test's. */
import type { FieldChange } from '#review/entry-change.ts'
import type { Finding, Report, Severity } from '#review/report.ts'

export function hostileReport(text: () => string): Report {
  const finding = (severity: Severity, facts: Partial<Finding> = {}): Finding => ({
    ...{ rule: 'new-host', severity, message: text(), hint: text(), field: text() },
    ...facts,
  })
  const notice = () => ({ text: text(), weight: 1, entry: text() })
  const named = () => ({ field: text(), label: text(), groups: [text()], of: 'text' }) as const
  const runs = () => (['same', 'added', 'removed', 'same'] as const).map((kind) => ({ kind, text: text() }))
  const value: () => FieldChange = () => ({ ...named(), kind: 'value', before: text(), after: text() })
  const sentences = (['added', 'removed', 'changed', 'moved', 'divided'] as const).map((kind) => ({
    kind,
    words: runs(),
  }))
  const items = (['added', 'removed', 'changed', 'moved'] as const).map((kind) => ({
    ...{ kind, text: text(), place: { from: 1, to: 2 }, fields: [value()] },
  }))
  const fields: FieldChange[] = [
    value(),
    { ...named(), kind: 'text', sentences },
    { ...named(), kind: 'list', items },
    { ...named(), kind: 'group', change: 'added', fields: [value()] },
  ]
  const moved = () => ({ from: text(), to: text() })
  const side = (asOf: string) => ({ name: text(), cms: 'payload', asOf, entries: 2, digest: '' })
  const count = { before: 1, after: 2, added: 1, changed: 1, removed: 0, suspicious: true }
  return {
    verdict: { status: 'blocked', sentence: text(), title: text() },
    provenance: {
      base: side('2026-10-01T04:00:00Z'),
      head: { ...side('2026-10-02T04:00:00Z'), commit: 'a'.repeat(40) },
    },
    numbers: [{ type: 'movie', plural: 'Films', ...count }],
    findings: {
      fresh: [
        finding('blocks', { title: text() }),
        finding('blocks', { title: text(), rule: 'clash', file: text(), line: 3 }),
        finding('warns', { rule: 'draft', file: text(), line: 3 }),
        finding('warns', { entry: text() }),
      ],
      known: [{ rule: 'draft', severity: 'warns', count: 2 }],
    },
    notices: { edits: [notice(), notice()], time: [notice()], sales: [notice()] },
    changes: (['added', 'changed', 'removed'] as const).map((kind) => ({
      ...{ kind, entry: text(), type: 'movie', title: text(), moved: moved(), fields },
    })),
    files: { restored: [text()], broken: [text()], changed: [text()] },
    addresses: {
      added: [{ address: text(), entry: text() }],
      removed: [
        { address: text(), entry: text(), leadsTo: text() },
        { address: text(), entry: text() },
      ],
      moved: [{ ...moved(), entry: text() }],
      redirected: [
        { address: text(), before: text(), after: text() },
        { address: text(), before: text(), shows: text() },
        { address: text(), before: text() },
      ],
    },
    impact: {
      ...{ known: true, pages: 2, of: 3, everyPage: [text(), text()] },
      others: [
        {
          address: text(),
          path: [
            { entry: text(), title: text() },
            { entry: text(), title: text() },
          ],
          more: 1,
        },
      ],
      byDate: { everyPage: true, pages: [text(), text()] },
    },
    links: { own: 1, external: 2, newHosts: [text(), text()], goneHosts: [text()] },
    schema: { files: [text()], unreadable: [text()], version: { before: 1, after: 2 } },
    budgets: [{ name: 'heaviest picture', unit: 'MB', limit: 8, before: 1, after: 2 }],
    ignored: [text()],
    reproduce: ['npm run report -- --base main'],
  }
}
