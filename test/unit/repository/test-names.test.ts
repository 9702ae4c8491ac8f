import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

/** What tests are made with, and what is run by hand. */
const others = ['audit', 'bench', 'support']
/** Its runner is Playwright's. */
const withoutProject = ['e2e']

it('gives the tests of a kind one name: of the folder, of the script, of the project', () => {
  const folders = readdirSync(join(repository, 'test'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
    .map(({ name }) => name)
  const read = (file: string): string => readFileSync(join(repository, file), 'utf8')
  const { scripts } = JSON.parse(read('package.json'))
  const ofScripts = Object.keys(scripts).flatMap((name) =>
    name.startsWith('test:') ? [name.slice('test:'.length)] : [],
  )
  const ofProjects = [...read('vitest.config.ts').matchAll(/\bname: '([\w-]+)'/g)].map(([, name]) => name)
  expect(ofScripts.toSorted()).toEqual(folders.toSorted())
  expect([...ofProjects, ...withoutProject].toSorted()).toEqual(folders.toSorted())
})
