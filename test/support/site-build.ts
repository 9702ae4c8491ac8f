/** Real builds into temporary folders. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { parseConfig } from '#site/config.ts'
import type { BuildOptions } from '#site/node/build-options.ts'
import type { Totals } from '#site/node/reporter.ts'
import { repository } from '#test/support/repository.ts'
import { seal } from './seal.ts'

// React and Vite choose by this; the runner of the tests has set it to something else.
process.env['NODE_ENV'] = 'production'

export interface Checkout {
  readonly folder: string
  readonly content: string
  readonly output: string
  readonly cache: string
  /** What `build` tells it. */
  options(changed?: Partial<BuildOptions>): BuildOptions
  /** With its entries as they are, as if they had been exported so. */
  build(options?: Partial<BuildOptions>): Promise<Totals>
  /** With its entries only if they are as they were exported. */
  buildSealed(options?: Partial<BuildOptions>): Promise<Totals>
}

/** A folder with a copy of the committed content, and with its own output and caches. */
/** @param whenDone says when the folder may go; at the end of the test unless told otherwise. */
export function checkout(whenDone: (remove: () => void) => void = onTestFinished): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'gsc-site-'))
  whenDone(() => rmSync(folder, { recursive: true, force: true }))
  const content = join(folder, 'content')
  for (const name of ['entries', 'snapshot.json', 'urls.json', 'revisions.json'])
    cpSync(join(repository, 'content', name), join(content, name), {
      recursive: true,
      force: true,
      preserveTimestamps: true,
    })
  const paths = { content, output: join(folder, 'dist'), cache: join(folder, 'cache') }
  const options = (changed: Partial<BuildOptions> = {}): BuildOptions => ({
    root: repository,
    contentFolder: paths.content,
    outputFolder: paths.output,
    cacheFolder: paths.cache,
    config: parseConfig({ SITE_URL: 'https://gsc.example', TICKETS_URL: 'https://tickets.example/' }),
    withPictures: false,
    withCompression: true,
    mode: 'production',
    log: () => {},
    ...changed,
  })
  async function buildSealed(changed?: Partial<BuildOptions>): Promise<Totals> {
    const { buildSite } = await import('#site/node/build.ts')
    return buildSite(options(changed))
  }
  return {
    folder,
    ...paths,
    options,
    buildSealed,
    async build(changed) {
      seal(content)
      return buildSealed(changed)
    },
  }
}
