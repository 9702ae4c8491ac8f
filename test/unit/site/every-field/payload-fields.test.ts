/** A payload holds what its page shows, and nothing else: each field that one has is read while some page is rendered. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { createRenderer } from '#site/render-page.tsx'
import { repository } from '#test/support/repository.ts'
import { ShownSite } from '#test/support/site/shown-site.ts'
import { FieldsRead } from './fields-read.ts'
import { withGapsFilled } from './gaps.ts'

const atTheTime = 'Read as time passes: test/unit/site/shared/films/film-state.test.ts.'
const byDay = 'Read where films stand under days: test/browser/features/films/film-lists.test.ts.'
const whenKept = 'Kept with a film: test/browser/features/my-list.test.ts.'
const besideForm = 'Shown after an answer: test/browser/features/forms/form-extras.test.ts.'
const whenSent = 'Read as a form is checked and sent: test/browser/features/forms/forms.test.ts.'
const inDialog = 'Shown in a dialog: test/browser/features/my-list.test.ts.'

/** Fields that only a browser reads, and when. */
const readLater: Readonly<Record<string, string>> = {
  'badge.sale': atTheTime,
  'card.day': byDay,
  'card.release': whenKept,
  'cinemas.access': besideForm,
  'cinemas.formats': besideForm,
  'cinemas.picture': besideForm,
  'confirmations.text': whenSent,
  'fields.maxBytes': whenSent,
  'fields.notBeforeDays': whenSent,
  'fields.value': whenSent,
  'form.endpoint': whenSent,
  'form.thankYouPath': whenSent,
  'hours.closes': 'Compared with the time: test/unit/site/shared/time/opening-hours.test.ts.',
  'hours.opens': 'Compared with the time: test/unit/site/shared/time/opening-hours.test.ts.',
  'layout.thirdParties': 'Loaded after hydration: test/build/third-parties.test.ts.',
  'lists.first': atTheTime,
  'myList.href': inDialog,
  'myList.label': inDialog,
  'offered.cinema': besideForm,
  'offered.guests': besideForm,
  'options.questions': besideForm,
  'quickFilters.label':
    'Shown after hydration, as they do nothing without script: test/browser/features/films/film-lists.test.ts.',
  'popups.frequency': 'Kept by the browser: test/unit/site/features/popups/shown-popups.test.ts.',
  'tabs.first': atTheTime,
}

it('has no field in a payload or the layout that nothing reads', async () => {
  const { entries } = await loadSnapshot(join(repository, 'content'))
  const site = new ShownSite(withGapsFilled(new Map([...entries].map(([key, { entry }]) => [key, entry]))))
  const fields = new FieldsRead()
  const render = createRenderer()
  const layout = fields.watched(site.layout(), 'layout')
  for (const page of site.pages()) {
    const { payload } = site.load(page)
    await render({ ...payload, data: fields.watched(payload.data, payload.page) }, layout)
  }
  expect(fields.unread()).toEqual(Object.keys(readLater).toSorted())
}, 60_000)
