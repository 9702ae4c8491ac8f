/** What a form needs once it is touched: loaded then, with its own styles. */

import { challengeAction } from '#content/schema/answers/challenge.ts'
import type { Challenge } from '#site/features/challenge/challenge.ts'
import extrasUrl from '#site/features/form/extras/extras.css?url'
import { FieldExtras } from '#site/features/form/extras/field-extras.tsx'
import {
  challengePlace,
  emptyFile,
  fillIn,
  readAnswers,
  readFiles,
  readHoneypot,
} from '#site/features/form/form-elements.ts'
import { hallNames } from '#site/features/form/hire-choice.ts'
import { drupalWebform } from '#site/features/form-sending/drupal-webform.ts'
import { payloadCms } from '#site/features/form-sending/payload-cms.ts'
import { post } from '#site/features/form-sending/post.ts'
import { createSend } from '#site/features/form-sending/send.ts'
import priceLinesUrl from '#site/features/party-planner/price-lines.css?url'
import { toast } from '#site/features/toast/toast.ts'
import type { FormOnDemand } from '#site/loaders/content-pages/cinemas/hall-hire.ts'
import type { FormView } from '#site/loaders/content-pages/forms/form.ts'
import { StaleDeployError } from '#site/navigation/payload/stale-deploy.ts'
import { withoutTrailingSlash } from '#site/router/location.ts'
import { currentTime } from '#site/shared/time/clock.ts'
import { loadStyles } from '#site/ui/styles/load-styles.ts'
import { drafts } from './draft.ts'
import { ErrorSummary } from './error-summary.tsx'
import stylesUrl from './form-states.css?url'
import { InteractiveForm } from './interactive-form.ts'
import { keepFocusInView } from './keep-focus-in-view.ts'
import { isProposedAnew, proposedAnswers, recordProposed } from './proposed-answers.ts'
import { SendingNotice, SendingProgress } from './sending-notice.tsx'
import { recordSent } from './sent-form.ts'

export interface Interactive {
  /** The form with its cinemas, wherever they came from. */
  readonly view: FormView
  readonly form: InteractiveForm
  readonly ErrorSummary: typeof ErrorSummary
  readonly SendingNotice: typeof SendingNotice
  readonly SendingProgress: typeof SendingProgress
  readonly FieldExtras: typeof FieldExtras
  /** Takes a chosen file away again. */
  removeFile(field: string): void
  /** The page is at an entry of the history with this search: what that proposed was filled in before. */
  keepProposed(search: string): void
  /** The form is not in the page any more. */
  end(): void
}

const underway = new Map<string, InteractiveForm>()

const format = import.meta.env.FORM_KIND === 'drupal' ? drupalWebform : payloadCms

async function withCinemas(view: FormView): Promise<FormView> {
  if (view.cinemas !== 'in the rest of the page') return view
  const { restOfThisDeploy } = await import('#site/navigation/payload/fetch-on-demand.ts')
  const rest = (await restOfThisDeploy(withoutTrailingSlash(location.pathname))) as FormOnDemand | undefined
  if (!rest) throw new StaleDeployError(`The halls for “${view.title}” are those of another deploy.`)
  return { ...view, cinemas: rest.hallHire }
}

/** @throws where a part of it cannot be fetched. */
export async function startForm(
  given: FormView,
  element: HTMLFormElement,
  /** The query of the page's address. */
  search: string,
  goTo: (path: string) => Promise<void>,
): Promise<Interactive> {
  const view = await withCinemas(given)
  const { id, title, fields, endpoint, attachments, thankYouPath } = view
  // Without its styles it says the same.
  for (const styles of [stylesUrl, extrasUrl, priceLinesUrl]) loadStyles(styles).catch(() => {})
  const place = element.querySelector<HTMLElement>(`[${challengePlace}]`)
  let challenge: Challenge | undefined
  if (view.challenge && place) {
    const { startChallenge } = await import('#site/features/challenge/challenge.ts')
    const onAsking = (isAsking: boolean) => form.setChallengeVisible(isAsking)
    challenge = startChallenge({ ...view.challenge, action: challengeAction(id), element: place, onAsking })
  }
  const proposed = proposedAnswers(view, search)
  let isGone = false
  const form = new InteractiveForm({
    id,
    fields,
    hallsOf: (cinema) => hallNames(view, cinema),
    proposed,
    send: createSend(format, { submissions: endpoint, attachments }, post),
    challenge,
    drafts,
    underway,
    now: currentTime,
    isOnline: () => navigator.onLine,
    newKey: () => crypto.randomUUID(),
    read: () => ({
      answers: readAnswers(element, fields),
      files: readFiles(element, fields),
      honeypot: readHoneypot(element),
    }),
    page: location.pathname,
    async onAnswered(isSent) {
      const thanks = `“${title}” was sent. Thank you!`
      // Whoever has gone elsewhere is told there, and stays.
      if (isGone) return toast(isSent ? thanks : `“${title}” could not be sent. What you typed is kept.`)
      if (!isSent) return
      recordSent(thankYouPath, id)
      await goTo(thankYouPath)
      // Another page was wanted meanwhile, or that one cannot be had.
      if (withoutTrailingSlash(location.pathname) !== thankYouPath) toast(thanks)
    },
  })
  const draft = form.state().answers
  // What the address proposes is newer than a draft, unless the draft was made since.
  for (const answers of isProposedAnew() ? [proposed, draft] : [draft, proposed]) fillIn(element, fields, answers)
  form.change()
  const stopKeeping = keepFocusInView(element)
  return {
    view,
    form,
    ErrorSummary,
    SendingNotice,
    SendingProgress,
    FieldExtras,
    removeFile(field) {
      emptyFile(element, field)
      form.change(field)
    },
    keepProposed(current) {
      if (current === search) recordProposed()
    },
    end() {
      isGone = true
      stopKeeping()
      challenge?.end()
    },
  }
}
