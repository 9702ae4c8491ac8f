/** Visits to a built site for the tests of one file: one browser for all of them, and each visit ends with its test. */
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import type { BuildOptions } from '#site/build/build-options.ts'
import { type RunningServer, serve } from '#site/build/serve.ts'
import { launchBrowser } from './browser.ts'
import { hasNginx, startNginx } from './nginx.ts'
import { type Checkout, checkout } from './site-build.ts'
import { addStandIns } from './stand-ins.ts'
import { type Visit, type VisitOptions, visit } from './visit.ts'

export interface SiteVisits {
  readonly url: string
  /** A tab that has not gone anywhere yet. */
  visit(options?: VisitOptions): Promise<Visit>
  /** A tab that shows a page, which can be used. */
  open(path: string, options?: VisitOptions): Promise<Visit>
}

/** As a good host does. @param site was built without pictures */
export function serveSite(site: Checkout): Promise<RunningServer> {
  addStandIns(site.output)
  return hasNginx ? startNginx(site.folder) : serve(site.output, 0)
}

/** To be called once, at the top of a test file; what it gives back can be used within tests. */
export const builtSite = (): SiteVisits =>
  visitsTo(async () => ({ url: inject('builtSiteUrl'), close: async () => {} }))

/** The same with a build of the file's own. @param prepare may change the copy of the content that is built. */
export const ownSite = (options: Partial<BuildOptions>, prepare: (site: Checkout) => void = () => {}): SiteVisits =>
  visitsTo(async () => {
    const ends: (() => void)[] = []
    const site = checkout((end) => void ends.push(end))
    prepare(site)
    await site.build(options)
    const server = await serveSite(site)
    return {
      url: server.url,
      async close() {
        await server.close()
        for (const end of ends) end()
      },
    }
  })

function visitsTo(start: () => Promise<RunningServer>): SiteVisits {
  let browser: Browser | undefined
  let server: RunningServer | undefined

  beforeAll(async () => {
    server = await start()
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  async function begin(options?: VisitOptions): Promise<Visit> {
    if (!browser || !server) throw new Error('The site is served within tests only.')
    const begun = await visit(browser, server.url, options)
    onTestFinished(begun.close)
    return begun
  }

  return {
    get url() {
      return server?.url ?? ''
    },
    visit: begin,
    async open(path, options) {
      const begun = await begin(options)
      await begun.goTo(path)
      return begun
    },
  }
}
