import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shortClassNames } from '#site/node/bundle/css-class-names.ts'
import { repository } from '#test/support/repository.ts'
import { folderWith } from '#test/support/snapshot/snapshot-folder.ts'

const files = {
  'site/a.module.css': '.title { margin: .5rem; & .text { order: 1; } }',
  'site/ui/b.module.css': '.title, .text:hover { order: 2; }',
}

it('gives a class the same name in every folder, in every order and from every working directory', () => {
  const before = process.cwd()
  const [here, there] = [folderWith(files), folderWith(files)]
  const namesHere = shortClassNames(here)
  const title = namesHere('title', join(here, 'site/ui/b.module.css'))
  process.chdir('/')
  try {
    const namesThere = shortClassNames(there)
    expect(namesThere('text', join(there, 'site/a.module.css'))).toBe(
      namesHere('text', join(here, 'site/a.module.css')),
    )
    expect(namesThere('title', join(there, 'site/ui/b.module.css?inline'))).toBe(title)
  } finally {
    process.chdir(before)
  }
  expect(title).toMatch(/^[a-z]$/i)
})

it('gives two classes of one name in two files a name each', () => {
  const folder = folderWith(files)
  const nameOf = shortClassNames(folder)
  expect(nameOf('title', join(folder, 'site/a.module.css'))).not.toBe(
    nameOf('title', join(folder, 'site/ui/b.module.css')),
  )
})

it('gives thousands of classes names that are no longer than three letters, that CSS can read, and that no blocker hides', () => {
  const classes = Array.from({ length: 5000 }, (_, index) => `c${index}`)
  const folder = folderWith({ 'site/a.module.css': classes.map((name) => `.${name} {}`).join('\n') })
  const nameOf = shortClassNames(folder)
  const names = classes.map((name) => nameOf(name, join(folder, 'site/a.module.css')))
  expect(new Set(names).size).toBe(classes.length)
  expect(names.filter((name) => !/^[a-z][a-z0-9]{0,2}$/i.test(name) || name === 'ad')).toEqual([])
})

it('gives no class a name that a sheet of some pages has as it is written', () => {
  const modules = { 'site/a.module.css': Array.from({ length: 60 }, (_, index) => `.c${index} {}`).join('\n') }
  const written = { 'site/pages/more.css': '.b { .of, .X { order: 1; } & .aa:hover { order: 2; } }' }
  const folder = folderWith({ ...modules, ...written })
  const nameOf = shortClassNames(folder)
  const names = Array.from({ length: 60 }, (_, index) => nameOf(`c${index}`, join(folder, 'site/a.module.css')))
  expect(names).toContain('a')
  for (const name of ['b', 'X', 'aa', 'of']) expect(names).not.toContain(name)
})

it('gives a class that was not there at the start a name that no other has', () => {
  const nameOf = shortClassNames(repository)
  expect(nameOf('later', join(repository, 'site/ui/later.module.css'))).toMatch(/^later-[0-9a-f]{8}$/)
})
