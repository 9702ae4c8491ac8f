/**
 * The script and the widget of the bot challenge that the tests play, as text for a browser. They speak as Turnstile does: the
 * page renders explicitly, and is told of tokens, of their expiry and of errors; what is asked of the visitor stands in a frame
 * of the challenge's own host.
 */

/** How the challenge behaves: by itself, with a question to the visitor, or not at all. */
export type Manner = 'silent' | 'asking' | 'failing'

interface Shown {
  readonly element: HTMLElement
  readonly frame: HTMLIFrameElement
  readonly parameters: Readonly<Record<string, unknown>>
}

/** Runs in the page. */
function script(origin: string): void {
  const shown = new Map<string, Shown>()
  const call = (widget: Shown, name: string, ...values: unknown[]) => {
    const callback = widget.parameters[name]
    return typeof callback === 'function' ? callback(...values) : undefined
  }
  const show = ({ frame, parameters }: Shown, isSeen: boolean) => {
    const [width, height] = parameters['size'] === 'compact' ? ['150px', '140px'] : ['100%', '65px']
    frame.style.height = isSeen ? height : '0'
    frame.style.width = isSeen ? width : '0'
    frame.tabIndex = isSeen ? 0 : -1
  }
  const begin = (widget: Shown, id: string) => {
    const { frame, parameters } = widget
    show(widget, false)
    const query = new URLSearchParams({
      id,
      sitekey: String(parameters['sitekey']),
      action: String(parameters['action']),
    })
    frame.src = `${origin}/widget?${query}`
  }
  addEventListener('message', ({ origin: from, data }) => {
    const widget = from === origin ? shown.get(data.id) : undefined
    if (!widget) return
    if (data.kind === 'asking') {
      show(widget, true)
      call(widget, 'before-interactive-callback')
    } else if (data.kind === 'answered') call(widget, 'after-interactive-callback')
    else if (data.kind === 'token') {
      show(widget, false)
      call(widget, 'callback', data.token)
    } else if (data.kind === 'expired') {
      call(widget, 'expired-callback', data.token)
      begin(widget, data.id)
    } else if (!call(widget, 'error-callback', data.code)) console.error(`[challenge] Error ${data.code}`)
  })
  Reflect.set(window, 'turnstile', {
    render(element: HTMLElement, parameters: Readonly<Record<string, unknown>>) {
      const frame = Object.assign(document.createElement('iframe'), { title: 'Widget with a security challenge' })
      frame.style.border = '0'
      frame.style.display = 'block'
      const id = `widget-${shown.size + 1}`
      const widget = { element, frame, parameters }
      shown.set(id, widget)
      begin(widget, id)
      element.append(frame)
      return id
    },
    reset(id: string) {
      const widget = shown.get(id)
      if (widget) begin(widget, id)
    },
    remove(id: string) {
      shown.get(id)?.frame.remove()
      shown.delete(id)
    },
  })
}

/** Runs in the frame. */
function widget(manner: string, token: string, lifetimeMs: number): void {
  const id = new URLSearchParams(location.search).get('id')
  const tell = (message: object) => parent.postMessage({ id, ...message }, '*')
  const hand = () => {
    tell({ kind: 'token', token })
    setTimeout(() => tell({ kind: 'expired', token }), lifetimeMs)
  }
  if (manner === 'failing') tell({ kind: 'error', code: '300030' })
  else if (manner === 'silent') hand()
  else {
    tell({ kind: 'asking' })
    document.querySelector('input')?.addEventListener('change', () => {
      tell({ kind: 'answered' })
      hand()
    })
  }
}

export const scriptText = (origin: string): string => `(${script})(${JSON.stringify(origin)})`

export const widgetPage = (manner: Manner, token: string, lifetimeMs: number): string => `<!doctype html>
<html lang="en"><title>Security challenge</title>
<body style="font: 1rem/1.5 sans-serif; background: #222; color: #fff">
<label><input type="checkbox"> I am a person</label>
<script>(${widget})(${JSON.stringify(manner)}, ${JSON.stringify(token)}, ${lifetimeMs})</script>`
