/** The script of the bot challenge, which puts itself into `window.turnstile`; as Turnstile has it, and whatever speaks like it. */

export interface ChallengeParameters {
  readonly sitekey: string
  readonly action: string
  readonly theme: 'dark'
  readonly size: 'flexible' | 'compact'
  /** The widget is seen only where the visitor has to do something. */
  readonly appearance: 'interaction-only'
  readonly 'response-field': false
  callback(token: string): void
  'expired-callback'(): void
  /** @returns whether the page says so itself; else the script prints a warning. */
  'error-callback'(): boolean
  'unsupported-callback'(): void
  'before-interactive-callback'(): void
  'after-interactive-callback'(): void
}

export interface ChallengeScript {
  /** @returns its id; nothing where it cannot be shown. */
  render(element: HTMLElement, parameters: ChallengeParameters): string | null | undefined
  reset(widget: string): void
  remove(widget: string): void
}

const loaded = (): ChallengeScript | undefined => Reflect.get(window, 'turnstile') as ChallengeScript | undefined

/** Once for a document. @throws where it does not arrive, or is something else; the next call tries again. */
export async function loadChallengeScript(address: string): Promise<ChallengeScript> {
  if (!loaded()) await load(address)
  const script = loaded()
  if (!script) throw new Error(`The script of the bot challenge brings no challenge: ${address}`)
  return script
}

let loading: Promise<void> | undefined

function load(address: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`The script of the bot challenge did not arrive: ${address}`))
    })
    document.head.append(script)
  }).finally(() => {
    loading = undefined
  })
  return loading
}
