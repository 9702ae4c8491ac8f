/** Whatever the CMS calls its entries, a report of them gives no orders to a terminal or to CI. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProblemError } from '#content/format/problem.ts'
import type { Outcome } from '#exporter/export-content.ts'
import { formatHttpEvent } from '#exporter/http-client/log.ts'
import { jsonReporter, type Reporter, textReporter } from '#exporter/report/reporter.ts'
import { hostileLine } from '#test/support/inputs/hostile-text.ts'
import { obeyed, orders } from '#test/support/inputs/orders.ts'

const hostile = fc.oneof(fc.constantFrom(...orders), hostileLine)
const figures = { requests: 1, bytes: 1, seconds: 1 }

const outcomes: fc.Arbitrary<Outcome> = fc.record({
  status: fc.constantFrom('exported', 'unchanged', 'blocked', 'dry-run'),
  changes: fc.array(
    fc.record({
      kind: fc.constantFrom('added', 'changed', 'removed'),
      entry: hostile,
      title: hostile,
      fields: fc.array(hostile),
      moved: fc.record({ from: hostile, to: hostile }),
    }),
    { maxLength: 3 },
  ),
  problems: fc.array(
    fc.record({
      severity: fc.constantFrom('blocks', 'notice'),
      entry: hostile,
      title: hostile,
      field: hostile,
      message: hostile,
      hint: hostile,
    }),
    { maxLength: 3 },
  ),
  files: fc.constant({ written: 1, removed: 0 }),
  entries: fc.constant(1),
})

function printed(make: typeof textReporter, tell: (reporter: Reporter) => void): string {
  const texts: string[] = []
  tell(make({ write: (text) => texts.push(text) }))
  return texts.join('')
}

describe.each([
  ['sentences', textReporter],
  ['lines of JSON', jsonReporter],
])('a report in %s', (_, make) => {
  it('gives no orders, whatever entries, fields and addresses are called', () => {
    fc.assert(
      fc.property(outcomes, (outcome) => {
        expect(obeyed(printed(make, (reporter) => reporter.outcome(outcome, figures)))).toEqual([])
      }),
    )
  })

  it('gives none when it tells of a failure', () => {
    fc.assert(
      fc.property(hostile, hostile, (message, hint) => {
        const output = printed(make, (reporter) =>
          reporter.failure(new ProblemError({ message, hint, file: hint, route: message })),
        )
        expect(obeyed(output)).toEqual([])
      }),
    )
  })
})

it('has one line for each change, whatever line breaks its title has', () => {
  const change = { kind: 'added', entry: 'movie/a', title: 'One\n+ Film “Two”', fields: [] } as const
  const outcome: Outcome = {
    status: 'exported',
    changes: [change],
    problems: [],
    files: { written: 1, removed: 0 },
    entries: 1,
  }
  const [first] = printed(textReporter, (reporter) => reporter.outcome(outcome, figures)).split('\n')
  expect(first).toBe('+ Film “One\\u000a+ Film “Two””')
})

it('keeps the lines of a request log lines', () => {
  fc.assert(
    fc.property(hostile, (path) => {
      const line = formatHttpEvent({ type: 'request', method: 'GET', path, attempt: 1 })
      expect(obeyed(line)).toEqual([])
      expect(line).not.toContain('\n')
    }),
  )
})
