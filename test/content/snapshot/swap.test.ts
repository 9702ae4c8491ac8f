import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { finishSwap, Staging } from '#content/snapshot/swap.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

describe('swapping a snapshot in', () => {
  it('writes, replaces and removes files at once, and leaves no trace', () => {
    const folder = folderWith({
      'entries/a/old.json': 'old',
      'entries/a/same.json': 'same',
      'entries/b/only.json': 'x',
    })
    const staging = new Staging(folder)
    staging.put('entries/a/new.json', 'new')
    staging.put('entries/a/same.json', 'changed')
    staging.remove('entries/a/old.json')
    staging.remove('entries/b/only.json')
    expect(readFileSync(join(folder, 'entries/a/same.json'), 'utf8')).toBe('same')
    staging.commit()
    finishSwap(folder)
    expect(filesIn(folder)).toEqual({ 'entries/a/new.json': 'new', 'entries/a/same.json': 'changed' })
    expect(existsSync(join(folder, 'entries/b'))).toBe(false)
    expect(existsSync(join(folder, '.staging'))).toBe(false)
  })

  it('leaves the old snapshot alone when the process ends before the journal stands', () => {
    const folder = folderWith({ 'entries/a/old.json': 'old' })
    new Staging(folder).put('entries/a/old.json', 'new')
    finishSwap(folder)
    expect(filesIn(folder, 'entries')).toEqual({ 'entries/a/old.json': 'old' })
  })

  it('completes the new snapshot after an end at any step behind the journal', () => {
    const names = ['a', 'b', 'c', 'd']
    for (let done = 0; done <= names.length; done++) {
      const folder = folderWith({ 'entries/x/gone.json': 'old', 'entries/x/a.json': 'old' })
      const staging = new Staging(folder)
      for (const name of names) staging.put(`entries/x/${name}.json`, 'new')
      staging.remove('entries/x/gone.json')
      staging.commit()
      for (const name of names.slice(0, done)) {
        renameSync(join(folder, `.staging/new/entries/x/${name}.json`), join(folder, `entries/x/${name}.json`))
      }
      finishSwap(folder)
      expect(Object.values(filesIn(folder))).toEqual(['new', 'new', 'new', 'new'])
    }
  })

  it('clears what an export that was killed left behind', () => {
    const folder = folderWith({ '.staging/new/entries/x/stale.json': 'stale' })
    const staging = new Staging(folder)
    staging.put('entries/x/new.json', 'new')
    staging.commit()
    finishSwap(folder)
    expect(filesIn(folder)).toEqual({ 'entries/x/new.json': 'new' })
  })

  it('does not discard what is committed', () => {
    const folder = temporaryFolder()
    const staging = new Staging(folder)
    staging.put('entries/x/new.json', 'new')
    staging.commit()
    staging.discard()
    finishSwap(folder)
    expect(filesIn(folder)).toEqual({ 'entries/x/new.json': 'new' })
  })

  it('takes back what turned out not to be needed', () => {
    const folder = temporaryFolder()
    const staging = new Staging(folder)
    staging.put('media/a.webp', 'a')
    staging.drop('media/a.webp')
    expect(staging.counts()).toEqual({ written: 0, removed: 0 })
    staging.commit()
    finishSwap(folder)
    expect(filesIn(folder)).toEqual({})
  })
})

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

function filesIn(folder: string, below = ''): Record<string, string> {
  const files = readdirSync(join(folder, below), { recursive: true, withFileTypes: true }).filter((item) =>
    item.isFile(),
  )
  const paths = files.map((item) => join(item.parentPath, item.name).slice(folder.length + 1)).sort()
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}
