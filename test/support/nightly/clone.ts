/** A remote and a clone of it with the sample content, as a night finds them. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '#test/support/repository.ts'
import { copySnapshot } from '#test/support/snapshot/copy-snapshot.ts'

export interface Clone {
  /** Top folder of the clone. */
  readonly folder: string
  readonly git: (...args: string[]) => string
}

interface CloneOptions {
  /** For the tests of pages, which stand beside the content. */
  readonly withCode?: boolean
  /** The site's clock, where it is not the sample's. */
  readonly asOf?: string
}

/** @param parent an empty folder for both. */
export function cloneOfSample(parent: string, { withCode = false, asOf }: CloneOptions = {}): Clone {
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
  if (asOf !== undefined) setClock(join(folder, 'content/snapshot.json'), asOf)
  git('init', '--quiet', '--initial-branch=main')
  git('remote', 'add', 'origin', remote)
  git('add', '.')
  git('commit', '--quiet', '--message', 'As it was')
  git('push', '--quiet', 'origin', 'main')
  return { folder, git }
}

function setClock(manifest: string, asOf: string): void {
  const values = JSON.parse(readFileSync(manifest, 'utf8'))
  writeFileSync(manifest, `${JSON.stringify({ ...values, asOf }, null, 2)}\n`)
}

/** What git has of the code, as it is now. */
function copyCode(folder: string): void {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  })
  for (const file of listed.stdout.split('\0').filter(Boolean)) cpSync(join(repository, file), join(folder, file))
}
