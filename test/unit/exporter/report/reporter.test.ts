import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonReporter } from '#exporter/report/reporter.ts'
import { hostileLines } from '#test/support/inputs/hostile-text.ts'

describe('the report in JSON', () => {
  it('is one line for each event, whatever reads lines and whatever the CMS holds', () => {
    fc.assert(
      fc.property(fc.oneof(hostileLines, fc.constant('a\u2028b\u2029c\u0085d\u009be\u007ff\u001b[2Jg')), (message) => {
        let written = ''
        jsonReporter({ write: (text) => (written += text) }).failure(new Error(message))
        expect(written.slice(0, -1)).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect(written.at(-1)).toBe('\n')
        expect(JSON.parse(written)).toMatchObject({ event: 'failure' })
        expect(JSON.parse(written).problems[0].message.toWellFormed()).toBe(message.toWellFormed())
      }),
    )
  })
})
