/** What a form needs once it is touched: loaded then, with its own styles. */

import { challengeAction } from '#content/schema/answers/challenge.ts'
import type { Challenge } from '#site/features/challenge/challenge.ts'
import { drupalWebform } from '#site/features/form-sending/drupal-webform.ts'
import { payloadCms } from '#site/features/form-sending/payload-cms.ts'
import { post } from '#site/features/form-sending/post.ts'
import { createSend } from '#site/features/form-sending/send.ts'
import type { FormView } from '#site/loaders/content-pages/form.ts'
import { currentTime } from '#site/shared/clock.ts'
import { loadStyles } from '#site/ui/styles/load-styles.ts'
import { drafts } from './draft.ts'
import { ErrorSummary } from './error-summary.tsx'
import { challengePlace, fillIn, readAnswers, readFiles, readHoneypot } from './form-elements.ts'
import stylesUrl from './form-states.css?url'
import { LiveForm } from './live-form.ts'
import { SendingNotice } from './sending-notice.tsx'
import { noteSent } from './sent-note.ts'

export interface Live {
  readonly form: LiveForm
  readonly ErrorSummary: typeof ErrorSummary
  readonly SendingNotice: typeof SendingNotice
  /** The form is not in the page any more. */
  end(): void
}

const format = import.meta.env['FORM_KIND'] === 'drupal' ? drupalWebform : payloadCms

export async function startForm(
  { id, fields, endpoint = '', attachments, challenge: view, thankYouPath }: FormView,
  element: HTMLFormElement,
  goTo: (path: string) => void,
): Promise<Live> {
  // Without its styles it says the same.
  loadStyles(stylesUrl).catch(() => {})
  const place = element.querySelector<HTMLElement>(`[${challengePlace}]`)
  let challenge: Challenge | undefined
  if (view && place) {
    const { startChallenge } = await import('#site/features/challenge/challenge.ts')
    const onAsking = (isAsking: boolean) => form.ask(isAsking)
    challenge = startChallenge({ ...view, action: challengeAction(id), element: place, onAsking })
  }
  const form = new LiveForm({
    id,
    fields,
    send: createSend(format, { submissions: endpoint, attachments }, post),
    challenge,
    drafts,
    now: currentTime,
    isOnline: () => navigator.onLine,
    newKey: () => crypto.randomUUID(),
    read: () => ({
      answers: readAnswers(element, fields),
      files: readFiles(element, fields),
      honeypot: readHoneypot(element),
    }),
    onSent() {
      noteSent(thankYouPath, id)
      goTo(thankYouPath)
    },
  })
  fillIn(element, fields, form.state().answers)
  form.change()
  return { form, ErrorSummary, SendingNotice, end: () => challenge?.end() }
}
