/** What a form needs once it is touched: loaded then, with its own styles. */

import { payloadCms } from '#site/features/form-sending/payload-cms.ts'
import { post } from '#site/features/form-sending/post.ts'
import type { FormView } from '#site/loaders/content-pages/form.ts'
import { currentTime } from '#site/shared/clock.ts'
import { loadStyles } from '#site/ui/styles/load-styles.ts'
import { drafts } from './draft.ts'
import { ErrorSummary } from './error-summary.tsx'
import { fillIn, readAnswers, readFiles, readHoneypot } from './form-elements.ts'
import stylesUrl from './form-states.css?url'
import { LiveForm } from './live-form.ts'
import { SendingNotice } from './sending-notice.tsx'
import { noteSent } from './sent-note.ts'

export interface Live {
  readonly form: LiveForm
  readonly ErrorSummary: typeof ErrorSummary
  readonly SendingNotice: typeof SendingNotice
}

export function startForm(
  { id, fields, endpoint = '', thankYouPath }: FormView,
  element: HTMLFormElement,
  goTo: (path: string) => void,
): Live {
  // Without its styles it says the same.
  loadStyles(stylesUrl).catch(() => {})
  const form = new LiveForm({
    id,
    fields,
    address: endpoint,
    format: payloadCms,
    post,
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
  return { form, ErrorSummary, SendingNotice }
}
