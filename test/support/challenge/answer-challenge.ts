/** Has the bot challenge answered by the stand-in, at the address that the site is built with. No server runs for it. */
import type { BrowserContext } from '@playwright/test'
import { challengeScript } from '#test/support/site/copy-site.ts'
import { siteKey, Tokens } from './tokens.ts'
import { type Manner, scriptText, widgetPage } from './widget.ts'

const { origin, pathname: scriptPath } = new URL(challengeScript)

export class PlayedChallenge {
  tokens = new Tokens()
  manner: Manner = 'silent'
  /** After which the widget says that a token has expired. */
  lifetimeMs = 300_000
  /** Paths that browsers have asked for. */
  readonly asked: string[] = []

  answer(context: BrowserContext): Promise<unknown> {
    return context.route(
      (address) => address.origin === origin,
      async (route) => {
        const { pathname, searchParams } = new URL(route.request().url())
        this.asked.push(pathname)
        if (pathname === scriptPath) return route.fulfill({ contentType: 'text/javascript', body: scriptText(origin) })
        const page = new URL(route.request().frame().parentFrame()?.url() ?? origin)
        const manner = searchParams.get('sitekey') === siteKey ? this.manner : 'failing'
        const token = this.tokens.issue(searchParams.get('action') ?? '', page.hostname)
        return route.fulfill({ contentType: 'text/html', body: widgetPage(manner, token, this.lifetimeMs) })
      },
    )
  }
}
