/** The five forms from the keyboard to the editor: the built site in a real browser sends to the real CMS. */

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#content/schema/time-zone.ts'
import { parseConfig } from '#site/config.ts'
import { listen, type RunningServer, siteHandler } from '#site/node/serve/serve.ts'
import { choose, tabTo, type } from '#test/support/browser/keyboard/fill-in.ts'
import { launchBrowser } from '#test/support/browser/launch/browser.ts'
import { openTab } from '#test/support/browser/open-tab.ts'
import { visit } from '#test/support/browser/visit.ts'
import { type Cms, startCms } from '#test/support/cms/cms.ts'
import { contentFolder } from '#test/support/cms/host/places.ts'
import { copySite, siteEnvironment } from '#test/support/site/copy-site.ts'
import { builtOnce } from '#test/support/site/keep-built-site.ts'
import { build, optionsFor } from '#test/support/site/site-build.ts'
import { addStandIns } from '#test/support/site/stand-ins.ts'

const ends: (() => unknown)[] = []
let site: RunningServer
let cms: Cms
let browser: Browser
let pdf: Buffer
let picture: Buffer

beforeAll(async () => {
  // The CMS wants to know where the site is, and the site where the CMS is.
  let answer = siteHandler({ folder: contentFolder })
  site = await listen((request) => answer(request), 0)
  ends.push(() => site.close())
  cms = await startCms({ env: { SITE_URL: site.url } })
  ends.push(() => cms.stop())
  const copy = copySite({ whenDone: (end) => void ends.push(end), built: await builtOnce() })
  const config = parseConfig({ ...siteEnvironment, FORM_URL: `${cms.origin}/api/form-submissions` })
  await build(optionsFor(copy, { config }))
  addStandIns(copy.output)
  answer = siteHandler({ folder: copy.output })
  browser = await launchBrowser()
  ends.push(() => browser.close())
  pdf = await aPdf()
  picture = await readFile(path.join(contentFolder, 'media/share-default-dbce0894.jpg'))
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

/** Letters with marks, emoji of several parts, from right to left, and what could be taken for markup. */
const mixed = 'Nur Ñandú 👩‍👩‍👧‍👦🇲🇾 مرحبا بالعالم שלום <b>&amp;</b> \\u0000 {{7*7}} — 你好'
const long = `${mixed}\n\n`.repeat(200).slice(0, 9990).padEnd(10_000, 'é')

interface Sent {
  readonly address: string
  readonly form: string
  readonly thanks: string
  /** In the order of the form. */
  readonly answers: Readonly<Record<string, string | SentFile>>
  /** What the form sends without asking. */
  readonly hidden?: Readonly<Record<string, string>>
}

interface SentFile {
  readonly name: string
  readonly mimeType: string
  readonly bytes: () => Buffer
}

const inTwoMonths = new Date(Date.now() + 60 * dayMs).toISOString().slice(0, 10)
const email = 'ann@example.com'

const forms: readonly Sent[] = [
  {
    address: '/contact-us',
    form: 'contact-us',
    thanks: 'Thank you',
    answers: {
      topic: 'booking',
      cinema: 'gsc-padang-hijau',
      booking: 'ÄBCD-1234',
      showtime: 'Redline KL 🚗',
      name: mixed,
      email,
      phone: '+60 12-345 6789',
      message: long,
      attachment: { name: 'my ticket & me.pdf', mimeType: 'application/pdf', bytes: () => pdf },
    },
  },
  {
    address: '/book-a-hall',
    form: 'book-a-hall',
    thanks: 'Thank you',
    answers: {
      eventType: 'birthday',
      package: 'birthday-gold',
      cinema: 'aurum-the-meranti',
      hall: 'Cengal',
      date: inTwoMonths,
      pax: '40',
      foodAndBeverage: 'popcorn-and-drinks',
      message: `${mixed}\nsecond line`,
      company: mixed,
      contactName: 'Ann',
      email,
      phone: '012-345 6789',
    },
    hidden: { page: '/book-a-hall' },
  },
  {
    address: '/mygscstory',
    form: 'my-story',
    thanks: 'Thank you',
    answers: {
      name: mixed,
      email,
      phone: '012-345 6789',
      town: 'كوالا لمبور',
      title: 'Row G 🎬',
      story: long.slice(0, 3000),
      photo: { name: 'صورة 📷.jpg', mimeType: 'image/jpeg', bytes: () => picture },
      consent: 'true',
    },
  },
  {
    address: '/international-screens',
    form: 'international-screens-subscribe',
    thanks: 'You are on the list',
    answers: { email, name: mixed, interests: 'films', consent: 'true' },
    hidden: { list: 'international-screens' },
  },
  {
    address: '/international-screens/get-in-touch-with-us',
    form: 'international-screens-contact',
    thanks: 'Thank you for getting in touch',
    answers: { name: mixed, organisation: 'Ünïcode', email, topic: 'festival', message: long },
  },
]

describe('a form that is filled in by keyboard alone', () => {
  it.each(forms)(
    '($form) reaches the CMS exactly as it was typed',
    async ({ address, form, thanks, answers, hidden = {} }) => {
      const { page, goTo, close, complaints } = await visit(browser, site.url, { locale: 'en-US' })
      try {
        giveFiles(page, answers)
        await goTo(address)
        for (const [name, answer] of Object.entries(answers)) {
          await tabTo(page, `#pageForm-${form} [name="${name}"]`)
          if (typeof answer === 'string') await type(page, answer)
          else await choose(page)
        }
        await tabTo(page, `#pageForm-${form} [type=submit]`)
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { level: 1, name: thanks, exact: true }).waitFor()
        expect(complaints).toEqual([])
      } finally {
        await close()
      }
      const [kept, ...more] = await submissionsOf(form)
      expect(more).toEqual([])
      expect(kept?.spam).toBe(false)
      const typed = Object.entries(answers).filter(([, answer]) => typeof answer === 'string')
      expect(kept?.submissionData.map(({ field, value }) => [field, value])).toEqual([
        ...typed,
        ...Object.entries(hidden),
      ])
      for (const answer of Object.values(answers)) if (typeof answer !== 'string') await isForEditorsOnly(kept, answer)
    },
  )
})

interface Kept {
  readonly id: number
  readonly spam: boolean
  readonly submissionData: readonly { readonly field: string; readonly value: string }[]
  readonly submissionUploads: readonly { readonly value: readonly { readonly value: Upload }[] }[]
}

interface Upload {
  readonly id: number
  readonly url: string
  readonly filename: string
}

async function submissionsOf(form: string): Promise<readonly Kept[]> {
  const query = new URLSearchParams({ 'where[form][equals]': form, depth: '1' })
  const response = await fetch(`${cms.origin}/api/form-submissions?${query}`, { headers: await asEditor() })
  return ((await response.json()) as { docs: Kept[] }).docs
}

const asEditor = async () => ({ authorization: `JWT ${await cms.login()}` })
const asExporter = () => ({ authorization: `services API-Key ${cms.apiKey}` })

/** Byte for byte to an editor, and nothing to anybody else, by whichever address. */
async function isForEditorsOnly(kept: Kept | undefined, { mimeType, bytes }: SentFile): Promise<void> {
  const upload = kept?.submissionUploads[0]?.value[0]?.value
  if (!kept || !upload) throw new Error('The file is not with its submission.')
  const opened = await fetch(cms.origin + upload.url, { headers: await asEditor() })
  expect(opened.status).toBe(200)
  expect(opened.headers.get('content-type')).toContain(mimeType)
  expect(Buffer.from(await opened.arrayBuffer()).equals(bytes())).toBe(true)
  const addresses = [
    upload.url,
    `/api/attachments/${upload.id}`,
    '/api/attachments?limit=100',
    `/api/attachments?where[filename][like]=${encodeURIComponent(upload.filename.slice(0, 2))}`,
    `/api/attachments/file/..%2fattachments%2f${encodeURIComponent(upload.filename)}`,
    `/api/file/file/${encodeURIComponent(upload.filename)}`,
    `/api/file/file/..%2f..%2fattachments%2f${encodeURIComponent(upload.filename)}`,
    `/attachments/${encodeURIComponent(upload.filename)}`,
    `/api/form-submissions/${kept.id}?depth=2`,
    '/api/form-submissions',
  ]
  for (const address of addresses)
    for (const headers of [{}, asExporter(), { authorization: 'JWT guessed' }]) {
      const { status } = await fetch(cms.origin + address, { headers })
      expect([401, 403, 404, 400], address).toContain(status)
    }
  for (const headers of [{}, asExporter()])
    expect([401, 403]).toContain((await fetch(cms.origin + upload.url, { headers })).status)
}

/** To be called before anything is loaded: a dialogue that opens earlier is the browser's own. */
const giveFiles = (page: Page, answers: Sent['answers']) =>
  page.on('filechooser', async (chooser) => {
    for (const answer of Object.values(answers))
      if (typeof answer !== 'string')
        await chooser.setFiles({ name: answer.name, mimeType: answer.mimeType, buffer: answer.bytes() })
  })

/** As Chromium prints it. */
async function aPdf(): Promise<Buffer> {
  const { page } = await openTab(browser)
  await page.setContent('<h1>A ticket</h1>')
  const printed = await page.pdf()
  await page.context().close()
  return printed
}
