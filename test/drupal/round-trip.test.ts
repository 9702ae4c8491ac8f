/** Content → Drupal → content is the identity, byte for byte, over all types. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, apiKeyOfExporter, type Drupal } from '#test/support/drupal/server.ts'
import { committed, diff, exportFrom, folderToContinue, noChange, snapshotCopy, startFilledDrupal } from './exported.ts'

let drupal: Drupal
beforeAll(async () => {
  drupal = await startFilledDrupal()
})
afterAll(() => drupal.close())

it('gives the committed snapshot back', async () => {
  const out = folderToContinue()
  const run = await exportFrom(drupal, out, { args: ['--as-of', '2026-10-01T00:00:00+08:00'] })
  expect(run.code, run.printed).toBe(0)
  expect(run.problems).toEqual([])
  const difference = diff(committed, out)
  expect(difference).toMatchObject(noChange)
  expect(difference.compared).toBeGreaterThan(700)
  const again = await exportFrom(drupal, out)
  expect(again, again.printed).toMatchObject({ code: 0, outcome: { status: 'unchanged' }, changes: [], problems: [] })
})

const noConsumer = { CMS_CLIENT_ID: '', CMS_CLIENT_SECRET: '' }

it.each([
  ['a name and a password', { ...noConsumer, CMS_LOGIN_NAME: account.name, CMS_LOGIN_PASSWORD: account.password }],
  ['a key', { ...noConsumer, CMS_API_KEY: apiKeyOfExporter }],
])('gives the same by %s', async (_, env) => {
  const out = snapshotCopy()
  const run = await exportFrom(drupal, out, { env, args: ['--full', '--types', 'notification,faq'] })
  expect(run.code, run.printed).toBe(0)
  expect(diff(committed, out)).toMatchObject(noChange)
})
