/** The whole site in a folder of its own, to be changed and built there as a visitor of the repository would. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '#test/support/repository.ts'
import { seal } from '#test/support/snapshot/seal.ts'
import { siteEnvironment } from './copy-site.ts'
import { type CheckoutOptions, copyForTest } from './site-build.ts'

export class SiteCopy {
  readonly folder: string
  readonly content: string
  readonly output: string
  readonly #environment: NodeJS.ProcessEnv

  constructor({ environment, ...how }: CheckoutOptions & { readonly environment?: NodeJS.ProcessEnv } = {}) {
    const { folder, content, output } = copyForTest(how)
    this.folder = folder
    this.content = content
    this.output = output
    this.#environment = { ...process.env, ...siteEnvironment, ...environment }
  }

  /** Builds in a process of its own: whatever code has changed, it runs as it is now. The content counts as if it were exported so. */
  build(...options: string[]): void {
    this.#run('site/node/cli/cli.ts', '--no-pictures', ...options)
  }

  /** Like `build` with each of some options, in one process for all. */
  buildEach(...builds: (readonly string[])[]): void {
    const commands = builds.map((options) => JSON.stringify(['--no-pictures', ...options]))
    this.#run(join(repository, 'test/support/site/builds.ts'), ...commands)
  }

  #run(script: string, ...args: string[]): void {
    seal(this.content)
    const { status, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      env: this.#environment,
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
