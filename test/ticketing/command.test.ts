/** The command with a ticketing service: what it asks, and what it says. The CMS is played too, and has nothing in it. */

import { expect, it } from 'vitest'
import { closedPort } from '#test/support/closed-port.ts'
import { json, serve } from '#test/support/local-server.ts'
import { type ExportRun, runExport } from '#test/support/snapshot/run-export.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { settingsFor } from '#test/support/ticketing-host/export-sales.ts'
import { logins } from '#test/support/ticketing-host/host.ts'
import { firstNight, hostAt } from './sample-chain.ts'

async function run(env: Readonly<Record<string, string>>): Promise<ExportRun> {
  const { origin } = await serve(json({ user: {} }), json({ docs: [], totalDocs: 0, hasNextPage: false }))
  return runExport({ origin, out: temporaryFolder(), env: { CMS_API_KEY: 'key', ...env } })
}

it('asks both, counts the requests of both, and tells what it could not join', async () => {
  const host = await hostAt(firstNight)
  const [alone, both] = [await run({}), await run(settingsFor(host, 'vista-ocapi'))]
  expect(both).toMatchObject({ code: 0, outcome: { status: 'exported' } })
  expect(host.requests).toHaveLength(5)
  expect(both.outcome?.figures.requests).toBe((alone.outcome?.figures.requests ?? 0) + 5)
  expect(both.printed).toContain('sells for GSC-KYW “GSC Kayangan Walk”, which is no cinema')
  expect(both.printed).not.toContain(logins.password)
})

it('goes on without the service where that cannot be reached, and fails where a setting of it is wrong', async () => {
  const settings = { ...settingsFor(await hostAt(firstNight), 'vista-connect'), TICKETING_DEADLINE_SECONDS: '1' }
  const unreachable = await run({ ...settings, TICKETING_URL: `${closedPort}/WSVistaWebClient` })
  expect(unreachable).toMatchObject({ code: 0, outcome: { status: 'exported' } })
  expect(unreachable.problems.map(({ entry }) => entry)).toEqual(['ticketing'])
  expect(await run({ ...settings, TICKETING_API: 'another' })).toMatchObject({
    code: 2,
    failure: { message: expect.stringContaining('TICKETING_API') },
  })
})
