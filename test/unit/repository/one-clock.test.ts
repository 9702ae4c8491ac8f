/** Tests do not age: pages go by the clock of the sample, and there is one place that opens them so. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

const place = 'test/support/browser/open-tab.ts'
/** Where it has its tabs from. */
const tabs = 'test/support/browser/kept-tabs.ts'
const files = globSync('test/**/*.ts', { cwd: repository }).filter((file) => !file.includes('node_modules'))

/** What opens a page, or sets a clock beneath one that is set already. */
const beyond = /\.new(?:Page|Context)\(|\.clock\.(?:install|pauseAt|setSystemTime)\(/

it(`opens every page in ${place}`, () => {
  const others = files.filter((file) => ![place, tabs].includes(file) && !file.endsWith('one-clock.test.ts'))
  expect(others.length).toBeGreaterThan(100)
  expect(others.filter((file) => beyond.test(readFileSync(join(repository, file), 'utf8')))).toEqual([])
  for (const file of [place, tabs]) expect(readFileSync(join(repository, file), 'utf8')).toMatch(beyond)
  const borrowers = files.filter((file) => /\bborrowTab\(/.test(readFileSync(join(repository, file), 'utf8')))
  expect(borrowers.filter((file) => !file.endsWith('one-clock.test.ts')).sort()).toEqual([tabs, place])
})
