/** What a night does to the remote, and what it leaves alone. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ProblemError } from '#content/format/problem.ts'
import { makeReport } from '#review/make-report.ts'
import type { Host } from '#review/nightly/hosts/host.ts'
import { finishNight } from '#review/nightly/night.ts'
import { packNight, restoreNight, unpackNight } from '#review/nightly/night-artifact.ts'
import { orRefused } from '#review/nightly/night-report.ts'
import type { ComparedSides } from '#review/read-and-compare.ts'
import type { Report } from '#review/report.ts'
import { leastSite } from '#test/support/inputs/entries.ts'
import { config, sideOf } from '#test/support/review/sides.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const host: Host = { gitEnvironment: () => ({}), pushOptions: () => [], open: async () => undefined }
const pull = { branch: 'content/nightly', base: 'main', title: 'content: 1 changed (films)', body: '' }

/** A clone with a commit that is main, and a way to make more. */
function clone() {
  const parent = temporaryFolder()
  const [remote, folder] = [join(parent, 'remote.git'), join(parent, 'clone')]
  mkdirSync(join(folder, 'content'), { recursive: true })
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@gsc.example']
    return spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).stdout.trim()
  }
  const commit = (text: string) => {
    writeFileSync(join(folder, 'content/snapshot.json'), text)
    git('add', '.')
    git('commit', '--quiet', '-m', text)
    return git('rev-parse', 'HEAD')
  }
  spawnSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote])
  git('init', '--quiet', '--initial-branch=main')
  git('remote', 'add', 'origin', remote)
  const main = commit('main')
  git('push', '--quiet', 'origin', 'main')
  const waiting = () => git('ls-remote', 'origin', 'refs/heads/content/nightly').slice(0, 40)
  return { folder, git, commit, main, waiting }
}

it('puts its commit in the place of the night that waited', async () => {
  const { folder, git, commit, main, waiting } = clone()
  const first = commit('first')
  await finishNight(folder, { status: 'changed', commit: first, pull }, host)
  git('reset', '--hard', '--quiet', main)
  const second = commit('second')
  await finishNight(folder, { status: 'changed', waiting: first, commit: second, pull }, host)
  expect(waiting()).toBe(second)
})

it('stops before a commit that came there meanwhile, and leaves it', async () => {
  const { folder, commit, waiting } = clone()
  const theirs = commit('theirs')
  await finishNight(folder, { status: 'changed', commit: theirs, pull }, host)
  const ours = commit('ours')
  await expect(finishNight(folder, { status: 'changed', commit: ours, pull }, host)).rejects.toThrow('stale info')
  await expect(finishNight(folder, { status: 'quiet', waiting: ours }, host)).rejects.toThrow('stale info')
  expect(waiting()).toBe(theirs)
})

it('says first of all in its report what keeps it from being published', async () => {
  const { folder, commit, main } = clone()
  const theirs = commit('theirs')
  await finishNight(folder, { status: 'changed', commit: theirs, pull }, host)
  const side = sideOf(leastSite)
  const report = makeReport({ base: side, head: side, config, schemaFiles: [], snapshotFiles: [] })
  const compared = { report, base: side, head: side }
  const reported: Report[] = []
  const step = () => finishNight(folder, { status: 'changed', commit: main, pull }, host)
  const written = { compared, report: async ({ report }: ComparedSides) => void reported.push(report) }
  await expect(orRefused(written, 'failed-publication', step)).rejects.toThrow('stale info')
  expect(reported).toMatchObject([
    {
      verdict: { status: 'blocked' },
      findings: { fresh: [{ rule: 'failed-publication', message: expect.stringContaining('stale info') }] },
    },
  ])
})

it('says that the branch is pushed where only its pull request could not be opened, which the next try opens', async () => {
  const { folder, commit, waiting } = clone()
  const night = { status: 'changed', commit: commit('first'), pull } as const
  const hint = 'Ask for the permission.'
  const refuses = async () => {
    throw new ProblemError({ message: 'GitHub answers 403 to POST pulls', hint })
  }
  const message =
    'content/nightly is pushed, but its pull request could not be opened or brought up to date: GitHub answers 403 to POST pulls'
  await expect(finishNight(folder, night, { ...host, open: refuses })).rejects.toMatchObject({
    problems: [{ message, hint }],
  })
  expect(waiting()).toBe(night.commit)
  const address = 'https://host.example/7'
  expect(await finishNight(folder, night, { ...host, open: async () => address })).toContain(address)
})

it.each(['blocked', 'failed'] as const)('does nothing to the remote when it is %s', async (status) => {
  const { folder, git } = clone()
  const before = git('ls-remote', 'origin')
  expect(await finishNight(folder, { status }, host)).toBe(`The night is ${status}: nothing is replaced.`)
  expect(git('ls-remote', 'origin')).toBe(before)
})

it('is carried to a machine that has main alone, whose checkout then has its content', () => {
  const { folder, git, commit, main } = clone()
  const night = { status: 'changed', commit: commit('of the night'), pull } as const
  packNight(folder, main, night)
  git('reset', '--hard', '--quiet', main)
  git('reflog', 'expire', '--expire=now', '--all')
  git('update-ref', '-d', 'refs/nightly/commit')
  git('gc', '--quiet', '--prune=now')
  expect(git('cat-file', '-t', night.commit)).toBe('')
  restoreNight(folder)
  expect(readFileSync(join(folder, 'content/snapshot.json'), 'utf8')).toBe('of the night')
  expect(unpackNight(folder)).toEqual(night)
})
