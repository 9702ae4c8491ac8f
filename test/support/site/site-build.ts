/** Real builds in folders of their own. */
import { inject, onTestFinished } from 'vitest'
import { parseConfig } from '#site/config.ts'
import type { BuildOptions } from '#site/node/build-options.ts'
import type { Totals } from '#site/node/reporter.ts'
import { seal } from '#test/support/snapshot/seal.ts'
import { type CopyOptions, copySite, type SiteFolders, siteEnvironment } from './copy-site.ts'

export interface Checkout extends SiteFolders {
  /** The options that `build` gives to a build. */
  options(changed?: Partial<BuildOptions>): BuildOptions
  /** Builds with its entries as they are, as if they had been exported so. */
  build(options?: Partial<BuildOptions>): Promise<Totals>
  /** Builds only if its entries are as they were exported. */
  buildSealed(options?: Partial<BuildOptions>): Promise<Totals>
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that `keepBuilt` gave back. */
    readonly builtOnce: string
  }
}

export interface CheckoutOptions {
  /** Says when the folder may go: at the end of the test unless told otherwise. */
  readonly whenDone?: CopyOptions['whenDone']
  /** Whether it begins as if it had been built before, as it is committed. */
  readonly isBuilt?: boolean
}

export const copyForTest = ({ whenDone = onTestFinished, isBuilt = false }: CheckoutOptions): SiteFolders =>
  copySite({ whenDone, built: isBuilt ? inject('builtOnce') : undefined })

/** A copy of the site, built in this process. */
export function checkout(how: CheckoutOptions = {}): Checkout {
  const site = copyForTest(how)
  const options = (changed: Partial<BuildOptions> = {}) => optionsFor(site, changed)
  const buildSealed = (changed?: Partial<BuildOptions>) => build(options(changed))
  return {
    ...site,
    options,
    buildSealed,
    build(changed) {
      seal(site.content)
      return buildSealed(changed)
    },
  }
}

export const optionsFor = (site: SiteFolders, changed: Partial<BuildOptions> = {}): BuildOptions => ({
  root: site.folder,
  contentFolder: site.content,
  outputFolder: site.output,
  cacheFolder: site.cache,
  config: parseConfig(siteEnvironment),
  withPictures: false,
  withCompression: false,
  // Tests share the cores already.
  threads: 1,
  mode: 'production',
  log: () => {},
  ...changed,
})

export async function build(options: BuildOptions): Promise<Totals> {
  const { buildSite } = await import('#site/node/build.ts')
  return buildSite(options)
}
