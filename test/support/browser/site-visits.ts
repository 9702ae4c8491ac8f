/**
 * Visits to a built site for the tests of one file. Each visit ends with its test, and with a clean console: an error that
 * the test did not mean to bring about fails it.
 */
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import type { BuildOptions } from '#site/node/build-options.ts'
import { type RunningServer, serve } from '#site/node/serve/serve.ts'
import { type FaultRule, startFaultProxy } from '#test/support/faults/fault-proxy.ts'
import { hasNginx, startNginx } from '#test/support/site/hosts/nginx.ts'
import { type Checkout, checkout } from '#test/support/site/site-build.ts'
import { SiteCopy } from '#test/support/site/site-copy.ts'
import { addStandIns } from '#test/support/site/stand-ins.ts'
import { testBrowser } from './launch/test-browser.ts'
import { type Visit, type VisitOptions, visit } from './visit.ts'

export interface SiteVisits {
  readonly url: string
  /** A tab that has not gone anywhere yet. */
  visit(options?: VisitOptions): Promise<Visit>
  /** A tab that shows a page, which can be used. */
  open(path: string, options?: VisitOptions): Promise<Visit>
}

/** Serves it as a good host does. @param site was built without pictures */
export function serveSite(site: Pick<Checkout, 'folder' | 'output'>): Promise<RunningServer> {
  addStandIns(site.output)
  return hasNginx ? startNginx(site.folder) : serve(site.output, 0)
}

/** Call it once, at the top of a test file; what it gives back can be used within tests. */
export const builtSite = (): SiteVisits => visitsTo(async () => inject('builtSiteUrl'))

/** The same in a browser that draws what it shows, for tests that take pictures of the screen. */
export const drawnSite = (): SiteVisits => visitsTo(async () => inject('builtSiteUrl'), { isDrawn: true })

/** The same from a host that a fault strikes. */
export const faultySite = (rule: FaultRule): SiteVisits =>
  visitsTo(async (whenDone) => {
    const proxy = await startFaultProxy(new URL(inject('builtSiteUrl')))
    whenDone(proxy.close)
    proxy.add(rule)
    return proxy.origin.href
  })

/** The same with a build of the file's own. @param prepare may change the copy of the content that is built. */
export const ownSite = (
  options: Partial<BuildOptions>,
  prepare: (site: Checkout) => void | Promise<void> = () => {},
): SiteVisits =>
  visitsTo(async (whenDone) => {
    const site = checkout({ whenDone, isBuilt: true })
    await prepare(site)
    await site.build(options)
    return addressOf(site, whenDone)
  })

/** The same with code of the file's own. @param prepare changes a copy of the code, which is built then. */
export const changedSite = (prepare: (copy: SiteCopy) => void): SiteVisits =>
  visitsTo(async (whenDone) => {
    const copy = new SiteCopy({ whenDone, isBuilt: true })
    prepare(copy)
    copy.build('--no-compression')
    return addressOf(copy, whenDone)
  })

type WhenDone = (end: () => unknown) => void

async function addressOf(site: Pick<Checkout, 'folder' | 'output'>, whenDone: WhenDone): Promise<string> {
  const server = await serveSite(site)
  whenDone(server.close)
  return server.url
}

function visitsTo(
  start: (whenDone: WhenDone) => Promise<string>,
  needs = { isDrawn: process.env['AUDIT_STATES'] !== undefined },
): SiteVisits {
  const ends: (() => unknown)[] = []
  let browser: Browser | undefined
  let url: string | undefined

  beforeAll(async () => {
    url = await start((end) => void ends.push(end))
    browser = await testBrowser(needs)
  })

  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  async function begin(options?: VisitOptions): Promise<Visit> {
    if (!browser || url === undefined) throw new Error('The site is served within tests only.')
    const begun = await visit(browser, url, options)
    onTestFinished(async () => {
      // Loaded only then, as this file is also for what starts before tests, which cannot load it.
      if (process.env['AUDIT_STATES'] !== undefined) await (await import('./audit-state.ts')).auditState(begun.page)
      await begun.close()
      expect(begun.complaints).toEqual([])
    })
    return begun
  }

  return {
    get url() {
      return url ?? ''
    },
    visit: begin,
    async open(path, options) {
      const begun = await begin(options)
      await begun.goTo(path)
      return begun
    },
  }
}
