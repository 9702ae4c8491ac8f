/** The report of a night that jobs of their own refuse, after it was made. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { answerOfTests } from '#review/nightly/inspect.ts'
import { refuseNight } from '#review/nightly/refuse.ts'
import type { Report } from '#review/report.ts'
import { parseConfig } from '#site/config.ts'
import { cloneOfSample } from '#test/support/nightly/clone.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const config = parseConfig({ SITE_URL: 'https://gsc.example' })
const failed = {
  message: '',
  assertionResults: [{ status: 'failed', fullName: 'gives every page a heading', failureMessages: ['None.'] }],
}

it.each([
  ['the tests that fail', [failed], 'A page fails the test “gives every page a heading”: None.'],
  ['that there is no site', undefined, expect.stringContaining('It cannot be built')],
])('names first of all %s, beside what changed', async (_, testResults, message) => {
  const { folder } = cloneOfSample(temporaryFolder())
  const film = join(folder, 'content/entries/movie/redline-kl.mdx')
  writeFileSync(film, readFileSync(film, 'utf8').replace('Redline KL', 'Redline Kuala Lumpur'))
  const answer = answerOfTests(folder)
  mkdirSync(dirname(answer), { recursive: true })
  if (testResults) writeFileSync(answer, JSON.stringify({ testResults }))
  let report: Report | undefined
  await refuseNight(folder, config, async (compared) => {
    report = compared.report
  })
  expect(report?.verdict.status).toBe('blocked')
  expect(report?.findings.fresh[0]).toMatchObject({ rule: 'failed-inspection', severity: 'blocks', message })
  expect(JSON.stringify(report?.changes)).toContain('Redline Kuala Lumpur')
})
