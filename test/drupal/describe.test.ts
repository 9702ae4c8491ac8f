/** `npm run export -- --describe`, as a site builder runs it before there is a table. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteOfRecordings } from '#test/support/drupal/held/site-of-recordings.ts'
import { consumer } from '#test/support/drupal/logins.ts'
import { type Drupal, startDrupal } from '#test/support/drupal/server.ts'

let drupal: Drupal
beforeAll(async () => {
  drupal = await startDrupal(siteOfRecordings())
})
afterAll(() => drupal.close())

it('prints what the site has, what stands in the way, and a table to begin with, and asks for nothing but to read', async () => {
  const env = {
    PATH: process.env['PATH'],
    CMS_KIND: 'drupal',
    CMS_URL: drupal.origin,
    CMS_CLIENT_ID: consumer.id,
    CMS_CLIENT_SECRET: consumer.secret,
    CMS_INTERVAL_MS: '0',
  }
  const { stdout } = await promisify(execFile)(process.execPath, ['exporter/cli.ts', '--describe'], { env })
  expect(stdout).toContain('movie ← node--movie')
  expect(stdout).toContain('restaurant should be node--restaurant, which the Drupal does not have.')
  expect(stdout).toContain('export const mapping: SiteMapping = {')
  expect(stdout).not.toContain(consumer.secret)
  expect(new Set(drupal.asked.map((path) => path.split(' ')[0]))).toEqual(new Set(['GET', 'POST']))
  expect(drupal.asked.filter((path) => path.startsWith('POST'))).toEqual(['POST /oauth/token'])
})
