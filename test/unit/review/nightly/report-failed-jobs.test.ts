/** The report of a night that jobs of their own refuse, after it was made. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { testResultsFile } from '#review/nightly/build-and-test.ts'
import { refuseNight } from '#review/nightly/report-failed-jobs.ts'
import type { Report } from '#review/report.ts'
import { parseConfig } from '#site/config.ts'
import { cloneOfSample } from '#test/support/nightly/clone.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const config = parseConfig({ SITE_URL: 'https://gsc.example' })
const failed = {
  message: '',
  assertionResults: [{ status: 'failed', fullName: 'gives every page a heading', failureMessages: ['None.'] }],
}

it('names first of all the tests that fail, or that there is no site, beside what changed', {
  timeout: 90_000,
}, async () => {
  const { folder } = cloneOfSample(temporaryFolder())
  const film = join(folder, 'content/entries/movie/redline-kl.mdx')
  writeFileSync(film, readFileSync(film, 'utf8').replace('Redline KL', 'Redline Kuala Lumpur'))
  const reportOf = async () => {
    let report: Report | undefined
    await refuseNight(folder, config, async (compared) => {
      report = compared.report
    })
    return report
  }
  const answer = testResultsFile(folder)
  mkdirSync(dirname(answer), { recursive: true })
  writeFileSync(answer, JSON.stringify({ testResults: [failed] }))
  const report = await reportOf()
  expect(report?.verdict.status).toBe('blocked')
  expect(JSON.stringify(report?.changes)).toContain('Redline Kuala Lumpur')
  const first = { rule: 'failed-inspection', severity: 'blocks' }
  const message = 'A page fails: None. (the test “gives every page a heading”)'
  expect(report?.findings.fresh[0]).toMatchObject({ ...first, message })
  rmSync(answer)
  const unbuilt = expect.stringContaining('It cannot be built')
  expect((await reportOf())?.findings.fresh[0]).toMatchObject({ ...first, message: unbuilt })
})
