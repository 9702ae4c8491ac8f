/** A table that is asked for what somebody has written answers by what it holds itself, not by what every object has. */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

const folders = ['content', 'demo', 'exporter', 'review', 'site']
const declared = /^(?:export )?const (\w+): Readonly<Record<string,/gmu

it('asks no table of names by brackets, but by `ownValue`', () => {
  const files = globSync(`{${folders}}/**/*.{ts,tsx}`, { cwd: repository })
  const sources = files.map((file) => ({ file, text: readFileSync(join(repository, file), 'utf8') }))
  const tables = sources.flatMap(({ file, text }) =>
    [...text.matchAll(declared)].map(([, name = '']) => ({
      name,
      file,
      isExported: text.includes(`export const ${name}:`),
    })),
  )
  expect(tables.length).toBeGreaterThan(20)
  const asked = sources.flatMap(({ file, text }) =>
    tables
      .filter((table) => table.file === file || (table.isExported && text.includes(`import { ${table.name}`)))
      .filter(({ name }) => new RegExp(`(?<![.\\w])${name}\\[`, 'u').test(text))
      .map(({ name }) => `${file}: ${name}`),
  )
  expect(asked).toEqual([])
})
