/** A folder of code can be overlooked: what belongs together within a larger one has a folder of its own. */
import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

const most = 20
const folders = ['content', 'demo', 'exporter', 'review', 'site', 'test']

it(`holds at most ${most} files in a folder`, () => {
  const files = globSync(`{${folders}}/**/*.{ts,tsx,css}`, { cwd: repository })
  const sizes = Object.entries(Object.groupBy(files, dirname)).map(([folder, of = []]) => ({ folder, size: of.length }))
  expect(sizes.length).toBeGreaterThan(100)
  expect(sizes.filter(({ folder, size }) => !folder.includes('node_modules') && size > most)).toEqual([])
})
