/**
 * A form from the first touch until it was sent: checks, keeps a draft, sends. What was typed stays in the page until the
 * endpoint has said that it arrived; then, and only then, the draft goes.
 */
import { firstDay } from '#content/schema/answers/answer-problem.ts'
import { type Answers, answerTo, type FormField } from '#content/schema/answers/form-field.ts'
import { formProblems } from '#content/schema/answers/form-problems.ts'
import { shownFields } from '#content/schema/answers/shown-fields.ts'
import { withHalls } from '#content/schema/answers/with-halls.ts'
import type { Challenge } from '#site/features/challenge/challenge.ts'
import { type Failure, type FormState, isBusy, type Sending, untouched } from '#site/features/form/form-state.ts'
import type { Send } from '#site/features/form-sending/send.ts'
import type { Outcome, Submission } from '#site/features/form-sending/submission.ts'
import type { Drafts } from './draft.ts'
import { type FormContent, sentContent, withContent } from './form-content.ts'

export interface LiveFormOptions {
  readonly id: string
  readonly fields: readonly FormField[]
  /** The halls of a cinema, by its name in the form. */
  readonly hallsOf: (cinema: string) => readonly string[]
  /** What was chosen for the visitor, by the address of the page: nothing that was typed. */
  readonly proposed: Answers
  readonly send: Send
  /** The bot challenge; undefined where the form makes none. */
  readonly challenge: Challenge | undefined
  readonly drafts: Drafts
  readonly now: () => number
  readonly isOnline: () => boolean
  readonly newKey: () => string
  /** What stands in the fields now. */
  readonly read: () => FormContent
  /** Path of the page that the form stands on. */
  readonly page: string
  readonly onSent: () => void
}

export class LiveForm {
  readonly #options: LiveFormOptions
  readonly #subscribers = new Set<() => void>()
  readonly #left = new Set<string>()
  /** What the endpoint has said of fields that were not changed since. */
  readonly #told = new Map<string, string>()
  #isTried = false
  #key: string
  #abort: AbortController | undefined
  #state: FormState

  constructor(options: LiveFormOptions) {
    this.#options = options
    const draft = options.drafts.load(options.id)
    this.#key = draft?.key ?? options.newKey()
    const now = options.now()
    this.#state = {
      ...untouched,
      answers: draft?.answers ?? {},
      isRestored: draft !== undefined,
      lostFiles: draft?.files ?? {},
      firstDays: Object.fromEntries(
        options.fields.flatMap((field) =>
          field.type === 'date' && field.notBeforeDays !== undefined
            ? [[field.name, firstDay(field.notBeforeDays, now)]]
            : [],
        ),
      ),
    }
  }

  readonly state = (): FormState => this.#state

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#subscribers.add(changed)
    return () => void this.#subscribers.delete(changed)
  }

  /** Something was typed or chosen. @param name of the field; none to take over what stands there already. */
  change(name?: string): void {
    const { id, drafts, proposed } = this.#options
    this.#take()
    if (name !== undefined) this.#told.delete(name)
    const { answers } = this.#state
    const files = { ...this.#state.lostFiles, ...mapValues(this.#state.files, (file) => file.name) }
    const isTyped = Object.entries(answers).some(([of, answer]) => answer !== '' && answer !== answerTo(proposed, of))
    if (name !== undefined || isTyped) drafts.save(id, { key: this.#key, answers, files })
    this.#update({})
  }

  leave(name: string): void {
    this.#left.add(name)
    this.#take()
    this.#update({})
  }

  async submit(): Promise<void> {
    if (isBusy(this.#state.sending)) return
    this.change()
    this.#isTried = true
    this.#told.clear()
    if (this.#problems().size > 0) this.#stopAtMistakes()
    else if (this.#options.isOnline()) await this.#post()
    else this.#fail({ reason: 'offline' })
  }

  async #post(): Promise<void> {
    this.#abort = new AbortController()
    const { signal } = this.#abort
    const { challenge } = this.#options
    if (!challenge) return this.#end(await this.#send(undefined, signal))
    this.#update({ sending: { phase: 'proving' } })
    const token = await challenge.token(signal)
    if (signal.aborted) this.#fail({ reason: 'cancelled' })
    else if (token === undefined) this.#fail({ reason: 'unproven' })
    else this.#end(await this.#send(token, signal))
  }

  /** The challenge has begun to ask the visitor for something, or is done with it. */
  ask(isAsking: boolean): void {
    this.#update({ isAsking })
  }

  cancel(): void {
    this.#abort?.abort()
  }

  /** Forgets all; the page empties its fields. */
  clear(): void {
    this.#options.drafts.remove(this.#options.id)
    this.#key = this.#options.newKey()
    this.#left.clear()
    this.#told.clear()
    this.#isTried = false
    this.#update({ answers: {}, isRestored: false, files: {}, lostFiles: {}, sending: { phase: 'ready' } })
  }

  async #send(challengeToken: string | undefined, signal: AbortSignal): Promise<Outcome> {
    const { send, isOnline } = this.#options
    const hasFiles = Object.keys(this.#state.files).length > 0
    this.#update({ sending: { phase: 'sending', share: hasFiles ? 0 : undefined } })
    const outcome = await send(
      { ...this.#submission(), challengeToken },
      { signal, onProgress: (share) => hasFiles && this.#update({ sending: { phase: 'sending', share } }) },
    )
    const isOffline = outcome.kind === 'failed' && outcome.reason === 'unreachable' && !isOnline()
    return isOffline ? { kind: 'failed', reason: 'offline' } : outcome
  }

  #end(outcome: Outcome): void {
    if (outcome.kind === 'sent') {
      this.#arrive()
      return
    }
    // The endpoint may have used up the token before it found something else.
    this.#options.challenge?.renew()
    if (outcome.kind === 'failed') this.#fail(outcome)
    else this.#heed(outcome.problems)
  }

  #arrive(): void {
    this.#options.drafts.remove(this.#options.id)
    this.#update({ sending: { phase: 'sent' } })
    this.#options.onSent()
  }

  /** What the endpoint has found stands at its fields, as far as they are there. */
  #heed(problems: ReadonlyMap<string, string>): void {
    const shown = new Set(this.#shown().map(({ name }) => name))
    for (const [name, problem] of problems) if (shown.has(name)) this.#told.set(name, problem)
    if (this.#told.size > 0) this.#stopAtMistakes()
    else this.#fail({ reason: 'refused' })
  }

  #stopAtMistakes(): void {
    this.#update({ sending: { phase: 'ready' }, mistakenAttempts: this.#state.mistakenAttempts + 1 })
  }

  #fail(failure: Failure): void {
    if (failure.reason === 'changed') {
      // What was sent first has arrived, so what is sent next is another message.
      this.#key = this.#options.newKey()
      this.change()
    }
    this.#update({ sending: { phase: 'failed', failure } satisfies Sending })
  }

  #submission(): Omit<Submission, 'challengeToken'> {
    const { id: form, page, read } = this.#options
    const fields = this.#shown()
    return { form, key: this.#key, fields, ...sentContent(fields, this.#state, page), honeypot: read().honeypot }
  }

  #take(): void {
    this.#state = withContent(this.#state, this.#options.read(), this.#options.fields)
  }

  #fields = () => withHalls(this.#options.fields, this.#state.answers, this.#options.hallsOf)

  #shown = () => shownFields(this.#fields(), this.#state.answers)

  #problems(): ReadonlyMap<string, string> {
    const own = formProblems(this.#fields(), this.#state.answers, this.#state.files, this.#options.now())
    return new Map(
      this.#shown().flatMap(({ name }): [string, string][] => {
        const problem = own.get(name) ?? this.#told.get(name)
        return problem ? [[name, problem]] : []
      }),
    )
  }

  #update(changes: Partial<FormState>): void {
    this.#state = { ...this.#state, ...changes }
    const problems = [...this.#problems()].filter(([name]) => this.#isTried || this.#left.has(name))
    this.#state = { ...this.#state, problems: new Map(problems) }
    for (const changed of this.#subscribers) changed()
  }
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
