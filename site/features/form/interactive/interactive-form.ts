/**
 * A form from the first touch until it was sent: checks, keeps a draft, sends. What was typed stays in the page until the
 * endpoint has said that it arrived; then, and only then, the draft goes.
 */
import type { Answers } from '#content/schema/answers/form-field.ts'
import { isBusy } from '#site/features/form/form-state.ts'
import { failed } from '#site/features/form-sending/send.ts'
import type { Outcome, Submission } from '#site/features/form-sending/submission.ts'
import type { Drafts } from './draft.ts'
import { draftOf, type FormContent, isTyped, sentContent } from './form-content.ts'
import { type FormContext, reduceForm, shownIn } from './form-reducer.ts'
import { type InteractiveFormState, initialState } from './interactive-form-state.ts'
import { type SubmitOptions, submitForm } from './submit-form.ts'

export interface InteractiveFormOptions extends SubmitOptions, Pick<FormContext, 'fields' | 'hallsOf'> {
  readonly id: string
  /** Answers that the address of the page has chosen for the visitor: nothing that was typed. */
  readonly proposed: Answers
  readonly drafts: Drafts
  /** Forms that are being sent, by id. Sending goes on when the page is left: whoever comes back meanwhile finds it in the form there. */
  readonly underway: Map<string, InteractiveForm>
  readonly now: () => number
  readonly newKey: () => string
  /** Reads what stands in the fields now. */
  readonly read: () => FormContent
  /** Path of the page that the form stands on. */
  readonly page: string
  /** Called when an attempt to send the form is over. */
  readonly onAnswered: (isSent: boolean) => void
}

export class InteractiveForm {
  readonly #options: InteractiveFormOptions
  readonly #subscribers = new Set<() => void>()
  #abort: AbortController | undefined
  #state: InteractiveFormState

  constructor(options: InteractiveFormOptions) {
    this.#options = options
    const { id, drafts, underway, newKey, fields, now } = options
    const draft = drafts.load(id)
    this.#state = initialState(draft?.key ?? newKey(), draft, fields, now())
    const left = underway.get(id)
    if (!left) return
    underway.set(id, this)
    this.#state = { ...this.#state, sending: left.#state.sending }
    this.#abort = left.#abort
  }

  readonly state = (): InteractiveFormState => this.#state

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#subscribers.add(changed)
    return () => void this.#subscribers.delete(changed)
  }

  /** Something was typed or chosen. @param name of the field; none to take over what stands there already. */
  change(name?: string): void {
    const { id, drafts, proposed, read } = this.#options
    this.#dispatch({ type: 'changed', content: read(), name })
    if (name !== undefined || isTyped(this.#state, proposed)) drafts.save(id, draftOf(this.#state))
  }

  leave(name: string): void {
    this.#dispatch({ type: 'left', content: this.#options.read(), name })
  }

  async submit(): Promise<void> {
    if (isBusy(this.#state.sending)) return
    this.change()
    this.#dispatch({ type: 'submitted' })
    if (this.#state.problems.size > 0) return
    const { id, underway } = this.#options
    underway.set(id, this)
    const inPage = () => underway.get(id) ?? this
    this.#abort = new AbortController()
    let outcome: Outcome = failed('broken')
    try {
      outcome = await submitForm(this.#options, {
        submission: () => this.#submission(),
        onProgress: (sending) => inPage().#dispatch({ type: 'progressed', sending }),
        signal: this.#abort.signal,
      })
    } finally {
      // Whatever was thrown, it can be sent again.
      inPage().#answer(outcome)
      underway.delete(id)
    }
  }

  /** The challenge has begun to ask the visitor for something, or is done with it. */
  setChallengeVisible(isVisible: boolean): void {
    this.#dispatch({ type: 'challengeToggled', isVisible })
  }

  cancel(): void {
    this.#abort?.abort()
  }

  /** Forgets all; the page empties its fields. */
  clear(): void {
    const { id, drafts, newKey } = this.#options
    drafts.remove(id)
    this.#dispatch({ type: 'cleared', key: newKey() })
  }

  #answer(outcome: Outcome): void {
    const { id, drafts, newKey, onAnswered } = this.#options
    if (outcome.kind === 'failed' && outcome.reason === 'changed') {
      // What was sent first has arrived, so what is sent next is another message.
      this.#dispatch({ type: 'renewed', key: newKey() })
      this.change()
    }
    if (outcome.kind === 'sent') drafts.remove(id)
    this.#dispatch({ type: 'answered', outcome })
    onAnswered(outcome.kind === 'sent')
  }

  #submission(): Omit<Submission, 'challengeToken'> {
    const { id: form, page, read } = this.#options
    const fields = shownIn(this.#state, this.#options)
    const { key } = this.#state
    return { form, key, fields, ...sentContent(fields, this.#state, page), honeypot: read().honeypot }
  }

  #dispatch(event: Parameters<typeof reduceForm>[1]): void {
    this.#state = reduceForm(this.#state, event, { ...this.#options, now: this.#options.now() })
    for (const changed of this.#subscribers) changed()
  }
}
