/** Forms of a site that is configured with Drupal's webforms, and with no bot challenge: real Chromium, under the policy of the build. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, inject, it } from 'vitest'
import { parseConfig } from '#site/config.ts'
import { descriptionOf, fillContact, heading, message, pdf, send } from '#test/support/browser/contact-form.ts'
import { ownSite } from '#test/support/browser/site-visits.ts'
import { uploadPath, Webform } from '#test/support/drupal/webform.ts'
import { siteEnvironment } from '#test/support/site/copy-site.ts'

let output = ''
const site = ownSite(
  {
    config: parseConfig({
      ...siteEnvironment,
      CHALLENGE_SITE_KEY: '',
      FORM_KIND: 'drupal',
      FORM_URL: 'https://drupal.example/webform_rest/submit',
      ATTACHMENT_URL: `https://drupal.example${uploadPath}`,
    }),
  },
  (checkout) => {
    output = checkout.output
  },
)

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** @param losesReceipt of the first submission. */
async function playDrupal(page: Page, { losesReceipt = false } = {}) {
  const webform = new Webform('contact_us', {
    topic: { title: 'Topic', isRequired: true },
    name: { title: 'Your name', isRequired: true, options: ['Ann', 'Bob'] },
    email: { title: 'E-mail', isRequired: true },
    message: { title: 'Message', isRequired: true },
    attachment: { title: 'Attachment' },
    submission_key: { title: 'Key', isUnique: true },
  })
  const cookies: unknown[] = []
  await page.context().addCookies([{ name: 'SESS', value: 'editor', url: 'https://drupal.example' }])
  let isLost = losesReceipt
  await page.route('https://drupal.example/**', async (route, request) => {
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 200, headers: cors })
    cookies.push((await request.allHeaders())['cookie'])
    const path = new URL(request.url()).pathname
    const body = request.postDataBuffer()?.toString('utf8') ?? ''
    const answer = webform.answer({ method: request.method(), path, headers: request.headers(), body })
    if (isLost && path !== uploadPath) {
      isLost = false
      return route.abort('connectionreset')
    }
    await route.fulfill({ ...answer, headers: cors })
  })
  return { webform, cookies }
}

it('arrive as they were typed, with their file and no cookie, and once though the first receipt was lost', async () => {
  const { page } = await site.open('/contact-us', { mayComplainOf: /ERR_|status of 400/ })
  const { webform, cookies } = await playDrupal(page, { losesReceipt: true })
  await fillContact(page)
  await page.getByLabel('Attachment').setInputFiles(pdf(2000))
  await send(page).click()
  await page.locator('main').getByRole('alert').filter({ hasText: 'could not be reached' }).waitFor()
  await send(page).click()
  await expect.poll(() => heading(page)).toBe('Thank you')
  expect(webform.kept).toEqual([
    {
      topic: 'other',
      name: 'Ann',
      email: 'ann@example.com',
      message,
      attachment: 103,
      submission_key: expect.any(String),
    },
  ])
  expect([...webform.files.values()].map(({ name }) => name)).toEqual(['a.pdf'])
  expect(cookies).toEqual([undefined, undefined, undefined])
})

it('show what Drupal finds wrong at its field', async () => {
  const { page } = await site.open('/contact-us', { mayComplainOf: /status of 400/ })
  const { webform } = await playDrupal(page)
  await fillContact(page)
  await page.getByLabel('Your name').fill('Eve')
  await send(page).click()
  await page.getByRole('region', { name: 'One answer needs another look' }).waitFor()
  expect(await descriptionOf(page, 'Your name')).toContain(
    'The submitted value Eve in the Your name element is not allowed.',
  )
  expect(await page.getByLabel('Your message').inputValue()).toBe(message)
  await page.getByLabel('Your name').fill('Bob')
  await send(page).click()
  await expect.poll(() => heading(page)).toBe('Thank you')
  expect(webform.kept).toHaveLength(1)
})

it('make no bot challenge without a key: no request, no widget, no host in the policy', async () => {
  const { page, challenge, requests } = await site.open('/contact-us')
  await fillContact(page)
  await expect.poll(() => requests.some((path) => /\/interactive-/.test(path))).toBe(true)
  await page.waitForTimeout(300)
  expect(challenge.asked).toEqual([])
  expect(await page.locator('main form iframe').count()).toBe(0)
  expect(requests.filter((request) => request.startsWith('http'))).toEqual([])
  expect(readFileSync(join(output, '_headers'), 'utf8')).not.toContain('challenge')
})

it('have the code of Drupal in the bundle, and that of no other endpoint', () => {
  const scriptsIn = (folder: string) =>
    globSync('assets/*.js', { cwd: folder })
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
  const words = (folder: string) => ['webform_id', 'submissionData'].filter((word) => scriptsIn(folder).includes(word))
  expect(words(output)).toEqual(['webform_id'])
  expect(words(join(inject('builtOnce'), 'dist'))).toEqual(['submissionData'])
})
