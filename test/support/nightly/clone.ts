/** A remote and a clone of it with the sample content, as a night finds them. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '#test/support/repository.ts'
import { copySnapshot } from '#test/support/snapshot/copy-snapshot.ts'

export interface Clone {
  /** Top folder of the clone. */
  readonly folder: string
  readonly git: (...args: string[]) => string
}

/** @param parent an empty folder for both. @param withCode for the tests of pages, which stand beside the content. */
export function cloneOfSample(parent: string, { withCode = false } = {}): Clone {
  const [remote, folder] = [join(parent, 'remote.git'), join(parent, 'clone')]
  const git = (...args: string[]): string => {
    const identity = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@gsc.example']
    const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
    return stdout.trim()
  }
  mkdirSync(join(folder, 'content'), { recursive: true })
  spawnSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote])
  copySnapshot(join(repository, 'content'), join(folder, 'content'), { withMedia: true })
  if (withCode) copyCode(folder)
  else writeFileSync(join(folder, '.gitignore'), '.cache/\ndist/\nnode_modules\n')
  git('init', '--quiet', '--initial-branch=main')
  git('remote', 'add', 'origin', remote)
  git('add', '.')
  git('commit', '--quiet', '--message', 'As it was')
  git('push', '--quiet', 'origin', 'main')
  return { folder, git }
}

/** What git has of the code, as it is now. */
function copyCode(folder: string): void {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  })
  for (const file of listed.stdout.split('\0').filter(Boolean)) cpSync(join(repository, file), join(folder, file))
}
