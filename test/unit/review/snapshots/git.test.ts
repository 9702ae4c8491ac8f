/** What git holds of a revision, and what is said where git gives no answer. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { git, topFolder } from '#review/git.ts'
import { contentsOf, filesOf } from '#review/snapshots/git.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** A repository with one commit of these files. */
function repositoryOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryFolder()
  for (const [file, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), bytes)
  }
  const identity = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@gsc.example', '-c', 'core.compression=1']
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    ['commit', '--quiet', '--message', 'One'],
  ])
    spawnSync('git', [...identity, ...args], { cwd: folder })
  return folder
}

it('reads files of any size together, without all of them in memory at once', () => {
  const mebibyte = 1024 * 1024
  const large = ['a', 'b', 'c', 'd'].map((name, index) => [`content/${name}`, Buffer.alloc(20 * mebibyte, index)])
  const top = repositoryOf({ ...Object.fromEntries(large), 'content/e': 'small\n' })
  const files = filesOf(top, 'HEAD', 'content')
  let largestAnswer = 0
  const told = contentsOf(top, files).map((bytes) => {
    largestAnswer = Math.max(largestAnswer, bytes.buffer.byteLength)
    return `${bytes.length} ${bytes[0]}`
  })
  expect([...told]).toEqual([...large.map((_, index) => `${20 * mebibyte} ${index}`), `6 ${'s'.charCodeAt(0)}`])
  expect(largestAnswer).toBeLessThan(70 * mebibyte)
})

it.each([
  ['a folder', 'content', ['a', 'b/c']],
  ['the top folder', '.', ['content/a', 'content/b/c', 'd']],
  ['a folder that is not there', 'con', []],
])('names files as they are called in %s', (_, folder, names) => {
  const top = repositoryOf({ 'content/a': 'A', 'content/b/c': 'C', d: 'D' })
  expect(filesOf(top, 'HEAD', folder).map(({ file }) => file)).toEqual(names)
})

it('says which file of a revision git has lost', () => {
  const top = repositoryOf({ 'content/a': 'A', 'content/b': 'B' })
  const files = filesOf(top, 'HEAD', 'content')
  const blob = files[1]?.blob ?? ''
  rmSync(join(top, '.git/objects', blob.slice(0, 2), blob.slice(2)))
  expect(() => [...contentsOf(top, filesOf(top, 'HEAD', 'content'))]).toThrow(`git has no file ${blob}`)
})

it('asks for git to be installed only where it is missing', () => {
  const folder = temporaryFolder()
  const none = join(folder, 'none')
  expect(() => topFolder(none)).toThrow(`git rev-parse cannot be run: there is no folder ${none}`)
  vi.stubEnv('PATH', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  let told: unknown
  try {
    git(folder, ['status'])
  } catch (error) {
    told = error
  }
  expect(told).toMatchObject({ problems: [{ message: 'git is not found', hint: 'Install git.' }] })
})
