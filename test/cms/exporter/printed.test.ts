/** What editors call their entries reaches terminal and log of an export as text, and nothing in it is obeyed. */
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cleanLine } from '#content/schema/clean-text.ts'
import type { Cms } from '#test/support/cms/cms.ts'
import { obeyed, orders } from '#test/support/inputs/orders.ts'
import { snapshotCopy, startFilledCms } from './exported.ts'

let cms: Cms
beforeAll(async () => {
  cms = await startFilledCms()
})
afterAll(() => cms.stop())

it('prints titles, fields and refusals as what they are, in coloured sentences and in lines of JSON', async () => {
  const movies = ['redline-kl', 'neon-warrant', 'planet-durian', 'bot-and-bean', 'kancil-and-the-moon-thief']
  // The CMS itself takes neither line breaks nor control characters in a title.
  const lines = orders.filter((order) => cleanLine(order) === order)
  expect(lines.length).toBeGreaterThan(movies.length)
  for (const [at, id] of movies.entries()) {
    await cms.patch('movie', id, { title: lines.filter((_, place) => place % movies.length === at).join(' ') })
  }
  await cms.patch('movie', 'the-quiet-horizon', { title: '::stop-commands::x' })

  for (const [colour, ...args] of [['1'], ['0', '--json']]) {
    const { stdout, stderr } = spawnSync(process.execPath, ['exporter/cli.ts', '--out', snapshotCopy(), ...args], {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        FORCE_COLOR: colour,
        CMS_URL: cms.origin,
        CMS_API_KEY: cms.apiKey,
        CMS_INTERVAL_MS: '0',
        CMS_REQUEST_LOG: '0',
      },
    })
    expect(stdout).toContain('stop-commands')
    expect(obeyed(stdout + stderr)).toEqual([])
  }
})
