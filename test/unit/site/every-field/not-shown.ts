/** Fields that no page shows, and why. */
const namesFile = 'Only names the file of the entry, which has no page.'
const forEditors = 'What editors call the entry.'
const measured = 'Measured by the exporter, and compared with the file by each build.'
const redirects = 'An answer of the host, not a page: test/unit/site/node/output/redirects.test.ts.'
const checked = 'Asked when a visitor answers: test/unit/content/schema/answers/form-problems.test.ts.'
const sending = 'What happens when a form is sent: test/browser/features/forms/forms.test.ts.'
const unseen = 'Sent without being asked for: test/browser/features/forms/forms.test.ts.'
const condition = 'Shows the field after an answer: test/unit/site/features/form/form.test.tsx.'
const challenge = 'Made before a form is sent: test/browser/features/forms/challenge.test.ts.'
const suggested = 'Suggested after an answer: test/browser/features/forms/form-extras.test.ts.'

const typesOfFields = [
  'text',
  'email',
  'phone',
  'textarea',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'upload',
  'hidden',
]

export const notShown: Readonly<Record<string, string>> = {
  'movieLineUp.slug': namesFile,
  'movieList.slug': namesFile,
  'storyPrize.slug': namesFile,
  'banner.slug': namesFile,
  'popupBlock.slug': namesFile,
  'menu.slug': namesFile,
  'settings.slug': namesFile,
  'redirect.slug': namesFile,
  'form.slug': namesFile,
  'taxonomy.slug': namesFile,
  'movieList.title': forEditors,
  'menu.title': forEditors,
  'settings.title': forEditors,
  'redirect.title': forEditors,
  'redirect.from': redirects,
  'redirect.to': redirects,
  'redirect.permanent': redirects,
  'form.fields<hidden>.name': unseen,
  'form.fields<hidden>.value': unseen,
  'form.fields<upload>.maxBytes': checked,
  'form.fields<date>.notBeforeDays': checked,
  'form.fields<text>.maxLength': checked,
  ...Object.fromEntries(
    typesOfFields.flatMap((type) =>
      ['field', 'values'].map((part) => [`form.fields<${type}>.shownWhen.${part}`, condition] as const),
    ),
  ),
  'form.fields<select>.options.questions': suggested,
  'form.fields<radio>.options.questions': suggested,
  'form.thankYouPath': sending,
  'form.challenge': challenge,
  'form.body': sending,
  'popupBlock.frequency': 'Kept by the browser: test/unit/site/features/popups/shown-popups.test.ts.',
  'basicPage.sections<countdown>.done': 'Shown once the time has come: test/browser/features/countdown.test.ts.',
  'file.slug': measured,
  'file.path': measured,
  'file.mime': measured,
  'file.bytes': measured,
  'file.sha256': measured,
}
