/** The whole site in a folder of its own, code included, to be changed and built there as a visitor of the repository would. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { repository } from '#test/support/repository.ts'
import { seal } from './seal.ts'

const names = ['content', 'site', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']

export class SiteCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'gsc-copy-'))
  readonly output = join(this.folder, 'dist')

  /** @param whenDone says when the folder may go; at the end of the test unless told otherwise. */
  constructor(whenDone: (remove: () => void) => void = onTestFinished) {
    whenDone(() => rmSync(this.folder, { recursive: true, force: true }))
    const media = join(repository, 'content/media')
    for (const name of names)
      cpSync(join(repository, name), join(this.folder, name), { recursive: true, filter: (path) => path !== media })
    symlinkSync(join(repository, 'node_modules'), join(this.folder, 'node_modules'))
  }

  /** In a process of its own: whatever part of the code has changed, it runs as it is now. The content as if it were exported so. */
  build(...options: string[]): void {
    seal(join(this.folder, 'content'))
    const { status, stderr } = spawnSync(process.execPath, ['site/node/cli/cli.ts', '--no-pictures', ...options], {
      cwd: this.folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', SITE_URL: 'https://gsc.example', TICKETS_URL: '' },
    })
    if (status !== 0) throw new Error(`The build ended with ${status}:\n${stderr}`)
  }

  /** Changes a file, which must have what is to be changed in it. */
  edit(file: string, pattern: RegExp, replacement: string): void {
    const path = join(this.folder, file)
    const text = readFileSync(path, 'utf8')
    if (!pattern.test(text)) throw new Error(`${file} has no ${pattern}: this test must be brought up to date.`)
    writeFileSync(
      path,
      text.replace(pattern, () => replacement),
    )
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text)
  }
}
