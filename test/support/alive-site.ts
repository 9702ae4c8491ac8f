/** One build of the committed content, served as a good host does, for the tests of one file. */
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'
import type { BuildOptions } from '#site/build/build-options.ts'
import { type RunningServer, serve } from '#site/build/serve.ts'
import { launchBrowser } from './browser.ts'
import { hasNginx, startNginx } from './nginx.ts'
import { type Checkout, checkout } from './site-build.ts'
import { type Visit, visit, whenAlive } from './visit.ts'

interface AliveSite {
  readonly site: Checkout
  readonly url: string
  /** Opens a page and waits until it can be used. */
  open(path: string, options?: Parameters<typeof visit>[2]): Promise<Visit>
}

/** To be called once, at the top of a test file; what it gives back can be used within tests. */
export function aliveSite(options: Partial<BuildOptions> = {}): AliveSite {
  const ends: (() => void)[] = []
  const site = checkout((end) => void ends.push(end))
  let browser: Browser | undefined
  let server: RunningServer | undefined

  beforeAll(async () => {
    await site.build(options)
    server = hasNginx ? await startNginx(site.folder) : await serve(site.output, 0)
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await server?.close()
    for (const end of ends) end()
  })

  return {
    site,
    get url() {
      return server?.url ?? ''
    },
    async open(path, options) {
      if (!browser || !server) throw new Error('The site is served within tests only.')
      const begun = await visit(browser, server.url, options)
      await begun.page.goto(path)
      await whenAlive(begun.page)
      return begun
    },
  }
}
