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
  isReachable = true
  /** Paths that browsers have asked for. */
  readonly asked: string[] = []
  readonly #context: BrowserContext
  #hasWidget = false

  constructor(context: BrowserContext) {
    this.#context = context
  }

  /** The widget, whose frame has a process of its own, has a route from when a page asks for the script: few pages do. */
  async answerScript(): Promise<Response> {
    if (!this.isReachable) return Response.error()
    this.asked.push(scriptPath)
    if (!this.#hasWidget) await this.#answerWidget()
    this.#hasWidget = true
    return new Response(scriptText(origin), { headers: { 'content-type': 'text/javascript' } })
  }

  #answerWidget(): Promise<unknown> {
    return this.#context.route(`${origin}/**`, async (route) => {
      const { pathname, searchParams } = new URL(route.request().url())
      if (pathname === scriptPath) return route.fallback()
      this.asked.push(pathname)
      const page = new URL(route.request().frame().parentFrame()?.url() ?? origin)
      const manner = searchParams.get('sitekey') === siteKey ? this.manner : 'failing'
      const token = this.tokens.issue(searchParams.get('action') ?? '', page.hostname)
      return route.fulfill({ contentType: 'text/html', body: widgetPage(manner, token, this.lifetimeMs) })
    })
  }
}
