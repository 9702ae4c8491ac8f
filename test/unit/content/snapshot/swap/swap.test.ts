import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { Staging } from '#content/snapshot/swap/staging.ts'
import { completeSwap } from '#content/snapshot/swap/swap.ts'
import { type Files, filesIn, folderWith } from '#test/support/snapshot/snapshot-folder.ts'

/** Stages and commits, but leaves the swap unfinished, as an export that was killed does. */
function commit(folder: string, write: Files, remove: readonly string[] = []): void {
  using lock = lockFolder(folder, 'export')
  const staging = new Staging(lock)
  for (const [file, text] of Object.entries(write)) staging.stage(file, text)
  for (const file of remove) staging.remove(file)
  staging.commit()
}

function finish(folder: string): boolean {
  using lock = lockFolder(folder, 'export')
  return completeSwap(lock)
}

describe('swapping a snapshot in', () => {
  it('writes, replaces and removes files at once, and leaves no trace', () => {
    const folder = folderWith({
      'entries/menu/old.json': 'old',
      'entries/menu/same.json': 'same',
      'entries/movieList/only.json': 'x',
    })
    commit(folder, { 'entries/menu/new.json': 'new', 'entries/menu/same.json': 'changed' }, [
      'entries/menu/old.json',
      'entries/movieList/only.json',
    ])
    expect(readFileSync(join(folder, 'entries/menu/same.json'), 'utf8')).toBe('same')
    expect(finish(folder)).toBe(true)
    expect(filesIn(folder)).toEqual({ 'entries/menu/new.json': 'new', 'entries/menu/same.json': 'changed' })
    expect(existsSync(join(folder, 'entries/movieList'))).toBe(false)
    expect(existsSync(join(folder, '.staging'))).toBe(false)
    expect(finish(folder)).toBe(false)
  })

  it('leaves the old snapshot alone when the process ends before the journal stands', () => {
    const folder = folderWith({ 'entries/menu/old.json': 'old' })
    {
      using lock = lockFolder(folder, 'export')
      new Staging(lock).stage('entries/menu/old.json', 'new')
    }
    expect(finish(folder)).toBe(false)
    expect(filesIn(folder, 'entries')).toEqual({ 'entries/menu/old.json': 'old' })
  })

  it('completes the new snapshot after an end at any step behind the journal', () => {
    const names = ['a', 'b', 'c', 'd'].map((name) => `entries/menu/${name}.json`)
    for (let done = 0; done <= names.length; done++) {
      const folder = folderWith({ 'entries/menu/gone.json': 'old', 'entries/menu/a.json': 'old' })
      commit(folder, Object.fromEntries(names.map((name) => [name, 'new'])), ['entries/menu/gone.json'])
      const [own = ''] = readdirSync(join(folder, '.staging')).filter((name) => name.startsWith('export-'))
      for (const name of names.slice(0, done)) renameSync(join(folder, '.staging', own, name), join(folder, name))
      finish(folder)
      expect(filesIn(folder)).toEqual(Object.fromEntries(names.map((name) => [name, 'new'])))
    }
  })

  it('clears what exports that were killed left behind, and nothing else', () => {
    const folder = folderWith({
      '.staging/export-Ab3_xY/entries/menu/stale.json': 'stale',
      '.staging/journal.json.tmp': 'half of o',
      '.staging/notes.txt': 'mine',
    })
    commit(folder, { 'entries/menu/new.json': 'new' })
    finish(folder)
    expect(filesIn(folder)).toEqual({ 'entries/menu/new.json': 'new', '.staging/notes.txt': 'mine' })
  })

  it('does not discard what is committed, and does not begin another one before it is finished', () => {
    const folder = folderWith({})
    using lock = lockFolder(folder, 'export')
    const staging = new Staging(lock)
    staging.stage('entries/menu/new.json', 'new')
    staging.commit()
    staging.discard()
    expect(() => new Staging(lock)).toThrow('unfinished')
    completeSwap(lock)
    expect(filesIn(folder)).toEqual({ 'entries/menu/new.json': 'new' })
  })

  it('takes back what turned out not to be needed', () => {
    const folder = folderWith({})
    using lock = lockFolder(folder, 'export')
    const staging = new Staging(lock)
    staging.stage('media/a-12345678.webp', 'a')
    staging.unstage('media/a-12345678.webp')
    expect(staging.counts()).toEqual({ written: 0, removed: 0 })
    staging.commit()
    completeSwap(lock)
    expect(filesIn(folder)).toEqual({})
  })

  it('prepares nothing once it is discarded or committed', () => {
    const folder = folderWith({})
    using lock = lockFolder(folder, 'export')
    const [discarded, committed] = [new Staging(lock), new Staging(lock)]
    discarded.stage('entries/menu/new.json', 'new')
    discarded.discard()
    committed.commit()
    for (const over of [discarded, committed]) expect(() => over.stage('entries/menu/new.json', 'new')).toThrow('over')
    completeSwap(lock)
    expect(filesIn(folder)).toEqual({})
  })

  it('puts nothing under a name that no file of a snapshot has', () => {
    using lock = lockFolder(folderWith({}), 'export')
    expect(() => new Staging(lock).stage('../package.json', '{}')).toThrow('no name')
  })
})

describe('what stands in the way of a swap', () => {
  const [file, picture] = ['entries/menu/main.json', 'media/still-12345678.webp']

  it('is named before the journal stands', () => {
    const folder = folderWith({ 'entries/menu/old.json': 'old' })
    mkdirSync(join(folder, picture), { recursive: true })
    expect(() => commit(folder, { [picture]: 'x' })).toThrow(
      expect.objectContaining({
        problems: [
          { message: expect.stringContaining(`${picture} stands where`), hint: expect.stringContaining('Move it') },
        ],
      }),
    )
    expect(finish(folder)).toBe(false)
    expect(filesIn(folder, 'entries')).toEqual({ 'entries/menu/old.json': 'old' })
  })

  it('stops a swap that is under way before anything is moved, and lets it be finished once it is gone', () => {
    const folder = folderWith({ 'entries/menu/old.json': 'old' })
    commit(folder, { [file]: 'new', [picture]: 'x' }, ['entries/menu/old.json'])
    mkdirSync(join(folder, picture), { recursive: true })
    expect(() => finish(folder)).toThrow('stands where')
    expect(filesIn(folder, 'entries')).toEqual({ 'entries/menu/old.json': 'old' })
    renameSync(join(folder, picture), join(folder, 'elsewhere'))
    expect(finish(folder)).toBe(true)
    expect(filesIn(folder)).toEqual({ [file]: 'new', [picture]: 'x' })
  })

  it('can be a link that leads outside: nothing is written or removed behind it', () => {
    for (const link of ['entries', 'entries/menu', file]) {
      const [folder, outside] = [folderWith({}), folderWith({ 'menu/main.json': 'theirs', 'main.json': 'theirs' })]
      mkdirSync(join(folder, link, '..'), { recursive: true })
      symlinkSync(link === file ? join(outside, 'main.json') : outside, join(folder, link))
      expect(() => commit(folder, { [file]: 'new' })).toThrow('stands where')
      expect(() => commit(folder, {}, [file])).toThrow('stands where')
      expect(filesIn(outside)).toEqual({ 'menu/main.json': 'theirs', 'main.json': 'theirs' })
    }
  })

  it('is noticed when a prepared file was changed or lost', () => {
    for (const spoil of [
      (path: string) => writeFileSync(path, 'other'),
      (path: string) => renameSync(path, `${path}.x`),
    ]) {
      const folder = folderWith({ [file]: 'old' })
      commit(folder, { 'entries/menu/first.json': 'new', [file]: 'new' })
      const [own = ''] = readdirSync(join(folder, '.staging')).filter((name) => name.startsWith('export-'))
      spoil(join(folder, '.staging', own, file))
      expect(() => finish(folder)).toThrow(`does not fit to ${file}`)
      expect(filesIn(folder, 'entries')).toEqual({ [file]: 'old' })
    }
  })
})
