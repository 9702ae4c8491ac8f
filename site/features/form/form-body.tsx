import { useRef } from 'react'
import { visibleFields } from '#content/schema/answers/visible-fields.ts'
import { withHalls } from '#content/schema/answers/with-halls.ts'
import { useOnline } from '#site/features/online/online.ts'
import type { FormView } from '#site/loaders/content-pages/forms/form.ts'
import type { MailFormView } from '#site/loaders/content-pages/forms/mail-form.ts'
import { formAnchor } from '#site/shared/form-anchor.ts'
import { Button } from '#site/ui/button/button.tsx'
import { useIsHydrated } from '#site/ui/hydration/use-is-hydrated.ts'
import { Prose } from '#site/ui/prose/prose.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import { idOf } from './field-ids.ts'
import stylesUrl from './form.css?url'
import { challengePlace } from './form-elements.ts'
import { formEvents } from './form-events.ts'
import { FormFields, isShown } from './form-fields.tsx'
import { RestoredNotice, ScriptNotice, StartFailureNotice } from './form-notices.tsx'
import { isBusy } from './form-state.ts'
import { hallNames } from './hire-choice.ts'
import { MailForm } from './mail/mail-form.tsx'
import { useInteractiveForm } from './use-interactive-form.ts'

interface Props<View> {
  readonly form: View
  readonly hasRulesBeside?: boolean
}

/** A form that is sent, or what it asks for by e-mail where no endpoint is configured. */
export const FormBody = ({ form, ...rest }: Props<FormView | MailFormView>) =>
  'endpoint' in form ? <SentForm form={form} {...rest} /> : <MailForm form={form} {...rest} />

/** A form with its fields. */
function SentForm({ form: given, hasRulesBeside = false }: Props<FormView>) {
  const element = useRef<HTMLFormElement>(null)
  const { interactive, state, start, failure, startAnew } = useInteractiveForm(given, element)
  const form = interactive?.view ?? given
  const isOnline = useOnline()
  // Before that, a press would send the form to this page, which takes none.
  const isReady = useIsHydrated()

  const { sending, problems } = state
  const isSending = isBusy(sending)
  const fields = visibleFields(
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
      {...formEvents({ interactive, start })}
    >
      <PageStyles href={stylesUrl} />
      {form.intro && <p className="intro">{form.intro}</p>}
      {form.rules && !hasRulesBeside && <Prose tree={form.rules} />}
      <ScriptNotice contact={form.contact} />
      {interactive && (
        <interactive.ErrorSummary
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
      {state.isRestored && !isSending && (
        <RestoredNotice
          onClear={() => {
            element.current?.reset()
            interactive?.form.clear()
          }}
        />
      )}
      <FormFields form={form} fields={fields} state={state} interactive={interactive} />
      {interactive && (
        <interactive.SendingNotice
          sending={sending}
          isChallengeVisible={state.isChallengeVisible}
          contact={form.contact}
        />
      )}
      {form.challenge && (
        // The script fills it. Until it asks for something there is nothing to be seen, and no space between the parts for it.
        <div
          {...{ [challengePlace]: '' }}
          style={state.isChallengeVisible ? {} : { marginBlockStart: 'calc(var(--space) * -3)' }}
        />
      )}
      {interactive && <interactive.SendingProgress sending={sending} onCancel={() => interactive.form.cancel()} />}
      {failure && <StartFailureNotice failure={failure} contact={form.contact} onStartAnew={startAnew} />}
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
    </form>
  )
}
