/** Content → Drupal → content is the identity, byte for byte, over all types. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { committed, exportFrom, startFilledDrupal } from '#test/support/drupal/filled-drupal.ts'
import { account, apiKeyOfExporter } from '#test/support/drupal/logins.ts'
import type { Drupal } from '#test/support/drupal/server.ts'
import { diff, exported, noChange, snapshotCopy } from './exported.ts'

let drupal: Drupal
beforeAll(async () => {
  drupal = await startFilledDrupal()
})
afterAll(() => drupal.close())

it('gives the committed snapshot back', () => {
  expect(exported.code, exported.printed).toBe(0)
  expect(exported.problems).toEqual([])
  const difference = diff(committed, exported.folder)
  expect(difference).toMatchObject(noChange)
  expect(difference.compared).toBeGreaterThan(700)
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
