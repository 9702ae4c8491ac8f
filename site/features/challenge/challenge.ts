/** The bot challenge of a form, from the first touch on: mostly without being seen, it finds a token that is good for one sending. */
import type { ChallengeView } from '#site/loaders/content-pages/forms/form.ts'
import { type ChallengeScript, loadChallengeScript } from './challenge-script.ts'

export interface Challenge {
  /** Waits for a token, and for the visitor where the challenge asks for something. @returns undefined where none can be had. */
  token(signal: AbortSignal): Promise<string | undefined>
  /** Asks for another, as a token is good once. */
  renew(): void
  end(): void
}

interface ChallengeOptions extends ChallengeView {
  /** The action, which names the form: a token is good for that one only. */
  readonly action: string
  readonly element: HTMLElement
  /** The visitor has something to do, which stands in the page then, or has no more. */
  onAsking(isAsking: boolean): void
}

/** Milliseconds for all that needs no visitor. */
const challengeTimeoutMs = 30_000

/** Pixels; where there is less width, the widget is the compact one. */
const minWidth = 300

export function startChallenge(options: ChallengeOptions): Challenge {
  const { siteKey, script, action, element, onAsking } = options
  let api: ChallengeScript | undefined
  let widget: string | undefined
  let token: string | undefined
  let hasFailed = false
  let isAsking = false
  let isOver = false
  const waiting = new Set<() => void>()

  const tell = () => {
    for (const look of waiting) look()
  }
  const ask = (now: boolean) => {
    if (isAsking === now) return
    isAsking = now
    onAsking(now)
    tell()
  }
  const fail = () => {
    token = undefined
    hasFailed = true
    ask(false)
    tell()
  }

  /** What another's code throws is a challenge that has failed, and no fault of the page. */
  const attempt = (call: (script: ChallengeScript, widget: string) => void) => {
    try {
      if (api && widget !== undefined) call(api, widget)
    } catch {
      fail()
    }
  }

  async function begin(): Promise<void> {
    hasFailed = false
    try {
      api = await loadChallengeScript(script)
      if (isOver) return
      widget ??=
        api.render(element, {
          sitekey: siteKey,
          action,
          theme: 'dark',
          size: element.clientWidth < minWidth ? 'compact' : 'flexible',
          appearance: 'interaction-only',
          'response-field': false,
          callback(found) {
            token = found
            hasFailed = false
            ask(false)
            tell()
          },
          // It fetches another one without our help.
          'expired-callback': () => {
            token = undefined
          },
          'error-callback': () => {
            fail()
            return true
          },
          'unsupported-callback': fail,
          'before-interactive-callback': () => ask(true),
          'after-interactive-callback': () => ask(false),
        }) ?? undefined
      if (widget === undefined) fail()
    } catch {
      fail()
    }
  }

  function renew(): void {
    if (isOver) return
    token = undefined
    hasFailed = false
    if (widget === undefined) return void begin()
    attempt((script, widget) => script.reset(widget))
  }

  void begin()
  return {
    token(signal) {
      if (hasFailed) renew()
      return new Promise((resolve) => {
        let timer: ReturnType<typeof setTimeout> | undefined
        const end = (found: string | undefined) => {
          clearTimeout(timer)
          waiting.delete(look)
          resolve(found)
        }
        const look = () => {
          clearTimeout(timer)
          if (signal.aborted || hasFailed) end(undefined)
          else if (token !== undefined) end(token)
          // A visitor who has to do something may take any time.
          else if (!isAsking) timer = setTimeout(fail, challengeTimeoutMs)
        }
        waiting.add(look)
        signal.addEventListener('abort', look, { once: true })
        look()
      })
    },
    renew,
    end() {
      isOver = true
      // Whoever waits for a token waits for none.
      fail()
      attempt((script, widget) => script.remove(widget))
    },
  }
}
