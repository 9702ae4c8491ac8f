/** What is sold is read only as an export writes it, to the byte. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFilmSales } from '#content/format/ticketing-file.ts'
import { readTicketing } from '#content/snapshot/ticketing.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const file = 'ticketing/movie/redline-kl.json'
const text = writeFilmSales({
  film: 'movie/redline-kl',
  ids: ['HO001'],
  sale: 'now',
  since: '2026-10-01',
  cinemas: { 'cinema/gsc-kayangan-walk': { since: '2026-10-01', formats: [] } },
})

function read(source: string) {
  const folder = temporaryFolder()
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), source)
  return readTicketing(folder, [file]).films.size
}

const hint = 'Restore it from git: nothing else knows since when a film is sold.'

it('reads a file as an export writes it', () => {
  expect(read(text)).toBe(1)
})

it.each([
  ['a file that was cut off', text.slice(0, -1), text.split('\n').length, 1, 'end with a line break'],
  ['a file with a line too many', `${text}\n`, text.split('\n').length + 1, 1, 'end before this line'],
  ['another spelling', text.replace('"sale": "now"', '"sale":  "now"'), 4, 11, 'be "  \\"sale\\": \\"now\\","'],
])('names the place of %s, and what would be there', (_, source, line, column, would) => {
  const problem = { file, line, column, message: `is not as an export writes it, which would ${would}`, hint }
  expect(() => read(source)).toThrow(expect.objectContaining({ problems: [problem] }))
})
