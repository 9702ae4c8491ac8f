import { type ReactNode, useEffect, useRef, useState } from 'react'
import { shownFields } from '#content/schema/answers/shown-fields.ts'
import { withHalls } from '#content/schema/answers/with-halls.ts'
import { useOnline } from '#site/features/online/online.ts'
import type { FormView } from '#site/loaders/content-pages/form.ts'
import { formAnchor } from '#site/shared/form-anchor.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import { ContactWays } from './contact-ways.tsx'
import { idOf } from './field-ids.ts'
import stylesUrl from './form.css?url'
import { challengePlace, nameOf } from './form-elements.ts'
import { FormFields, isShown } from './form-fields.tsx'
import { isBusy } from './form-state.ts'
import { hallNames } from './hire-choice.ts'
import { useLiveForm } from './use-live-form.ts'

interface Props {
  readonly form: FormView
  readonly hasRulesBeside?: boolean
}

/** A form with its fields. Where no endpoint is configured, it says so instead of taking what could not be sent. */
export function FormBody({ form, hasRulesBeside = false }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const { live, state, start, hasFailed } = useLiveForm(form, element)
  const isOnline = useOnline()
  // Before that, a press would send the form to this page, which takes none.
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])

  const { sending, problems } = state
  const isSending = isBusy(sending)
  const canBeSent = form.endpoint !== undefined
  const fields = shownFields(
    withHalls(form.fields, state.answers, (cinema) => hallNames(form, cinema)),
    state.answers,
  ).filter(isShown)
  return (
    <form
      ref={element}
      id={formAnchor(form.id)}
      className="webForm"
      aria-label={form.title}
      method="post"
      // The draft keeps what was typed. Firefox would fill in on a reload what was cleared or sent before; fields say themselves what browsers may offer.
      autoComplete="off"
      noValidate
      onFocus={() => void start()}
      onPointerEnter={() => void start()}
      onInput={({ target }) => {
        const name = nameOf(target)
        if (live) live.form.change(name)
        // What browsers fill in by themselves was never touched; and what comes while the form starts is not to be lost.
        else void start().then((started) => started?.form.change(name))
      }}
      onBlur={({ target, relatedTarget }) => {
        const name = nameOf(target)
        // What is pressed next would move away under the pointer if a sentence came in above it.
        const isPressed = relatedTarget?.closest('button, a') ?? false
        const isSameField = nameOf(relatedTarget) === name
        if (name && !isPressed && !isSameField) void start().then((started) => started?.form.leave(name))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (canBeSent) void start().then((started) => started?.form.submit())
      }}
    >
      <PageStyles href={stylesUrl} />
      {form.intro && <p className="intro">{form.intro}</p>}
      {form.rules && !hasRulesBeside && <Prose tree={form.rules} />}
      {canBeSent ? (
        <noscript>
          <Notice>
            This form needs JavaScript, which is switched off here. Please <ContactWays contact={form.contact} />.
          </Notice>
        </noscript>
      ) : (
        <Notice>
          This form cannot be sent here at the moment. Please <ContactWays contact={form.contact} />: we shall be glad
          to help.
        </Notice>
      )}
      {live && (
        <live.ErrorSummary
          attempts={state.mistakenAttempts}
          problems={
            state.mistakenAttempts > 0
              ? fields.flatMap((field) => {
                  const problem = problems.get(field.name)
                  return problem ? [{ id: idOf(form.id, field), label: field.label, problem }] : []
                })
              : []
          }
        />
      )}
      {state.isRestored && (
        <p className="formRestored">
          <span>What you had typed here before is still there.</span>
          <Button
            isSmall
            onClick={() => {
              element.current?.reset()
              live?.form.clear()
            }}
          >
            Clear the form
          </Button>
        </p>
      )}
      <FormFields form={form} fields={fields} state={state} live={live} />
      {live && <live.SendingNotice sending={sending} isAsking={state.isAsking} contact={form.contact} />}
      {form.challenge && (
        // The script fills it. Until it asks for something there is nothing to be seen, and no space between the parts for it.
        <div
          {...{ [challengePlace]: '' }}
          style={state.isAsking ? {} : { marginBlockStart: 'calc(var(--space) * -3)' }}
        />
      )}
      {live && <live.SendingProgress sending={sending} onCancel={() => live.form.cancel()} />}
      {hasFailed && (
        <Notice role="alert">
          A part of this form did not arrive. Look at your connection, and press the button again.
        </Notice>
      )}
      {canBeSent && (
        <Button
          type="submit"
          variant="primary"
          className="send"
          disabled={!isReady}
          aria-disabled={isReady && (isSending || !isOnline) ? true : undefined}
          aria-busy={isSending || undefined}
        >
          {sending.phase === 'failed' ? 'Try again' : form.submitLabel}
        </Button>
      )}
    </form>
  )
}

interface NoticeProps {
  readonly role?: 'alert'
  readonly children: ReactNode
}

function Notice({ role, children }: NoticeProps) {
  return (
    <p role={role} className="notice">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
