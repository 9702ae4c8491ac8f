/** `docs/security.md` names, for each promise, a file that holds it and a test that shows it: all of them are there. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

const rows = readFileSync(join(repository, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]/.test(line) && !line.startsWith('| Promised'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** Every name in a cell; one after the first may stand in the folder of the one before it. */
function filesIn(cell: string, folder: string): string[] {
  const found: string[] = []
  for (const [, name = ''] of cell.matchAll(/`([^`]*[./][^`]*)`/g)) {
    const beside = join(dirname(found.at(-1) ?? ''), name)
    found.push(existsSync(join(repository, folder, name)) ? name : beside)
  }
  return found.map((name) => join(folder, name))
}

it.each(rows)('%s| %s', (_, promised = '', against, held = '', shown = '') => {
  expect(against, promised).not.toBe('')
  const [holding, showing] = [filesIn(held, ''), filesIn(shown, 'test')]
  expect(holding.length, promised).toBeGreaterThan(0)
  expect(showing.length, promised).toBeGreaterThan(0)
  expect([...holding, ...showing].filter((file) => !existsSync(join(repository, file)))).toEqual([])
})

it('names a good number of promises', () => {
  expect(rows.length).toBeGreaterThan(30)
})
