/** The commit of a night, in a clone of a real repository. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { git as askGit } from '#review/git.ts'
import { NightTree } from '#review/nightly/night-tree.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** A tree on a main branch with one file of a snapshot in it, which has lines. */
function nightTree(attributes = '') {
  const parent = temporaryFolder()
  const [remote, folder] = [join(parent, 'remote.git'), join(parent, 'clone')]
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@gsc.example']
    return spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).stdout.trim()
  }
  mkdirSync(join(folder, 'content'), { recursive: true })
  writeFileSync(join(folder, '.gitattributes'), attributes)
  writeFileSync(join(folder, 'content/urls.json'), '{}\n')
  spawnSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote])
  git('init', '--quiet', '--initial-branch=main')
  git('remote', 'add', 'origin', remote)
  git('add', '.')
  git('commit', '--quiet', '--message', 'As it was')
  git('push', '--quiet', 'origin', 'main')
  const tree = new NightTree(folder, { mainBranch: 'main', withFetch: true })
  const another = () => new NightTree(folder, { mainBranch: 'main', withFetch: true })
  return { git, tree, another, write: (text: string) => writeFileSync(join(tree.folder, 'content/urls.json'), text) }
}

it('is one commit on top of main, with what changed', () => {
  const { git, tree, write } = nightTree()
  write('{"movie/a":["/movie/a"]}\n')
  const commit = tree.commit('content: 1 added (films)\n')
  expect(git('rev-parse', `${commit}^`)).toBe(tree.base)
  expect(git('diff', '--name-only', tree.base, commit)).toBe('content/urls.json')
})

it.each([
  ['nothing is another', '', '{}\n'],
  ['git takes what is another in as it was', '* text\n', '{}\r\n'],
])('is none where %s, and says so', (_, attributes, text) => {
  const { git, tree, write } = nightTree(attributes)
  write(text)
  let told: unknown
  try {
    tree.commit('content: 1 changed (films)\n')
  } catch (error) {
    told = error
  }
  expect(told).toMatchObject({
    problems: [
      {
        message: expect.stringContaining('git sees no difference from origin/main'),
        hint: expect.stringContaining('content/** -text -filter'),
      },
    ],
  })
  expect(git('-C', tree.folder, 'rev-parse', 'HEAD')).toBe(tree.base)
})

/** A night waits on its branch, and main has got a commit that is no content. */
function waitingNight() {
  const made = nightTree()
  const { git, tree, write } = made
  write('{"movie/a":["/movie/a"]}\n')
  git('push', '--quiet', 'origin', `${tree.commit('content: 1 added (films)\n')}:refs/heads/content/nightly`)
  git('commit', '--quiet', '--allow-empty', '--message', 'Code')
  git('push', '--quiet', 'origin', 'main')
  git('fetch', '--quiet', 'origin')
  git('checkout', '--quiet', '-b', 'night', 'origin/content/nightly')
  return made
}

it.each([
  ['is left alone', false],
  ['was brought up to date with main', true],
])('begins with the content that waits for review, where its branch %s', (_, isMerged) => {
  const { git, another } = waitingNight()
  if (isMerged) git('merge', '--quiet', '--no-edit', 'origin/main')
  git('push', '--quiet', 'origin', 'night:content/nightly')
  expect(readFileSync(join(another().folder, 'content/urls.json'), 'utf8')).toBe('{"movie/a":["/movie/a"]}\n')
})

it('begins with main where that has had another snapshot since', () => {
  const { git, another } = waitingNight()
  git('checkout', '--quiet', 'main')
  git('rm', '--quiet', 'content/urls.json')
  git('commit', '--quiet', '--message', 'Another night')
  git('push', '--quiet', 'origin', 'main')
  expect(existsSync(join(another().folder, 'content/urls.json'))).toBe(false)
})

it('does not begin where its branch has somebody’s commit, which it would replace', () => {
  const { git, another } = waitingNight()
  git('merge', '--quiet', '--no-edit', 'origin/main')
  git('commit', '--quiet', '--allow-empty', '--message', 'A correction')
  git('push', '--quiet', 'origin', 'night:content/nightly')
  expect(another).toThrow('content/nightly has 2 commits that origin/main has not')
})

it('hands on what git says where its answers stand, and that it says nothing', () => {
  const { tree } = nightTree()
  expect(() => askGit(tree.folder, ['commit', '--quiet'])).toThrow('nothing to commit')
  expect(() => askGit(tree.folder, ['rev-parse', '--verify', '--quiet', 'nowhere'])).toThrow('rev-parse: ended with 1')
})

it('takes the place of one that was killed while git was making it, which git keeps locked', () => {
  const { git, tree, another } = nightTree()
  writeFileSync(join(git('-C', tree.folder, 'rev-parse', '--absolute-git-dir'), 'locked'), 'initializing')
  const next = another()
  expect(git('-C', next.folder, 'rev-parse', 'HEAD')).toBe(tree.base)
  expect(readFileSync(join(next.folder, 'content/urls.json'), 'utf8')).toBe('{}\n')
})
