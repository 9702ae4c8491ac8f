/** What a form shows of its answers: facts of a hall, answered questions, the length of a text, a picture. In a real browser. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'
import { repository } from '#test/support/repository.ts'

const site = builtSite()
const facts = (page: Page) => page.getByRole('region', { name: /^GSC Padang Hijau/ })
const status = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words })

describe('a cinema and its hall', () => {
  it.each([360, 1280])('are described with the choice, in a window %d wide', async (width) => {
    const { page } = await site.open('/book-a-hall', { viewport: { width, height: 800 } })
    expect(await page.getByLabel('Which hall?').count()).toBe(0)
    await page.getByLabel('Which cinema?').selectOption('gsc-padang-hijau')
    await facts(page).waitFor()
    await status(page, /GSC Padang Hijau: \d+ halls, [\d,]+ seats/).waitFor()
    const hall = page.getByLabel('Which hall?')
    const first = await hall.locator('option').nth(1).innerText()
    await hall.selectOption(first)
    await expect.poll(() => facts(page).getAttribute('aria-label')).toBe(`GSC Padang Hijau, ${first}`)
    await expect.poll(() => facts(page).innerText()).toMatch(/Seats\s+\d+\s+Format\s+\S+.*\s+Wheelchair places\s+\d+/)
    expect(await facts(page).getByRole('link', { name: /^\+60/ }).getAttribute('href')).toMatch(/^tel:\+60/)
    const [form, box, field] = await Promise.all([
      page.locator('main form').boundingBox(),
      facts(page).boundingBox(),
      hall.boundingBox(),
    ])
    if (!form || !box || !field) throw new Error('Something has no place on the page.')
    if (width === 360) expect(box.y).toBeGreaterThan(field.y)
    else expect(box.x + box.width).toBeLessThanOrEqual(form.x)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await violations(page, 'main')).toEqual([])
  })

  it('go with the choice: of another cinema no hall is chosen, and of none nothing is said', async () => {
    const { page } = await site.open('/book-a-hall')
    const cinema = page.getByLabel('Which cinema?')
    await cinema.selectOption('gsc-padang-hijau')
    await page.getByLabel('Which hall?').selectOption({ index: 1 })
    await cinema.selectOption('aurum-the-meranti')
    await page.getByRole('region', { name: 'Aurum Theatre The Meranti', exact: true }).waitFor()
    expect(await page.getByLabel('Which hall?').inputValue()).toBe('')
    await cinema.selectOption('')
    await expect.poll(() => page.getByLabel('Which hall?').count()).toBe(0)
    expect(await page.getByRole('region', { name: /Meranti/ }).count()).toBe(0)
  })

  it('go with a choice that was made before the code was there', async () => {
    const { page } = await site.visit()
    const held = Promise.withResolvers<void>()
    await page.route('**/form-body-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/book-a-hall')
    await page.getByLabel('Which cinema?').selectOption('gsc-padang-hijau')
    await page.getByLabel('Which cinema?').blur()
    held.resolve()
    await facts(page).waitFor()
  })

  it('are chosen by the link of the page of the cinema, until the visitor chooses otherwise', async () => {
    const { page } = await site.open('/cinema/gsc-padang-hijau')
    await page.getByRole('link', { name: 'Book a hall here' }).click()
    await page.waitForURL('**/book-a-hall?cinema=gsc-padang-hijau')
    const cinema = page.getByLabel('Which cinema?')
    await expect.poll(() => cinema.inputValue()).toBe('gsc-padang-hijau')
    await facts(page).waitFor()
    await page.reload()
    await expect.poll(() => cinema.inputValue()).toBe('gsc-padang-hijau')
    expect(await page.getByText('What you had typed here before').count()).toBe(0)
    await cinema.selectOption('aurum-the-meranti')
    await page.reload()
    await expect.poll(() => cinema.inputValue()).toBe('aurum-the-meranti')
    await page.goto('/cinema/gsc-padang-hijau')
    await page.getByRole('link', { name: 'Book a hall here' }).click()
    await page.waitForURL('**/book-a-hall?cinema=gsc-padang-hijau')
    await expect.poll(() => cinema.inputValue()).toBe('gsc-padang-hijau')
  })

  it('stay as the visitor has chosen since, also over a reload at another place of the page', async () => {
    const { page } = await site.open('/book-a-hall?cinema=gsc-padang-hijau')
    const cinema = page.getByLabel('Which cinema?')
    await facts(page).waitFor()
    await cinema.selectOption('aurum-the-meranti')
    await page.getByRole('region', { name: 'Aurum Theatre The Meranti', exact: true }).waitFor()
    for (const place of ['#main', '#main', '#footer']) {
      await page.evaluate((hash) => location.assign(hash), place)
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(place)
      await page.reload()
      await expect.poll(() => cinema.inputValue()).toBe('aurum-the-meranti')
    }
  })

  it('move nothing in the form where they stand beside it', async () => {
    const { page } = await site.open('/book-a-hall?cinema=gsc-padang-hijau', { viewport: { width: 1280, height: 800 } })
    await facts(page).waitFor()
    const hall = page.getByLabel('Which hall?')
    const topOf = async () => (await page.getByLabel('Preferred date').boundingBox())?.y
    const before = await topOf()
    await hall.selectOption({ index: 1 })
    await facts(page).getByText('Format').waitFor()
    expect(await topOf()).toBe(before)
  })
})

describe('questions that are answered already', () => {
  it('are suggested by the topic, folded, and lead there and back with nothing lost', async () => {
    const { page } = await site.open('/contact-us')
    await page.getByLabel('What is it about?').selectOption('accessibility')
    await status(page, /3 answers that may help/).waitFor()
    const fold = page.locator('details').filter({ hasText: '3 answers that may save you writing' })
    const question = fold.getByRole('link', { name: 'wheelchair place' })
    expect(await question.isVisible()).toBe(false)
    await page.getByLabel('Your message').fill('About a wheelchair')
    await fold.locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await violations(page, 'main')).toEqual([])
    await question.click()
    await page.waitForURL('**/faq/how-do-i-book-a-wheelchair-place')
    await page.goBack()
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('About a wheelchair')
    await page.getByLabel('What is it about?').selectOption('praise')
    await expect.poll(() => page.getByText('that may save you writing').count()).toBe(0)
  })

  it('and fields are those of the topic', async () => {
    const { page } = await site.open('/contact-us')
    const shown = async (topic: string) => {
      await page.getByLabel('What is it about?').selectOption(topic)
      await page.waitForFunction((value) => document.querySelector('select')?.value === value, topic)
      const labels = page.locator('main form label:not([inert])')
      return (await labels.allInnerTexts()).map((label) => label.replace(' (optional)', ''))
    }
    await expect.poll(() => shown('booking')).toContain('Booking number')
    await expect.poll(() => shown('lost-property')).toContain('When did you lose it?')
    expect(await shown('lost-property')).not.toContain('Booking number')
    await expect.poll(() => shown('website')).toContain('Device and browser')
    expect(await shown('website')).not.toContain('Which cinema?')
  })
})

describe('the length of a text', () => {
  it('is shown while it is typed, said near the end once the typing pauses, and cuts nothing off', async () => {
    const { page } = await site.open('/mygscstory')
    const story = page.getByLabel('Your story', { exact: true })
    const form = page.locator('main form')
    await story.fill('x'.repeat(99))
    await form.getByText('99 of at least 100 characters').waitFor()
    await story.fill('x'.repeat(3012))
    await form.getByText('3,012 of 3,000 characters: 12 too many').first().waitFor()
    await status(page, /12 too many/).waitFor()
    expect((await story.inputValue()).length).toBe(3012)
    await story.fill('x'.repeat(200))
    await expect.poll(() => status(page, /characters/).count()).toBe(0)
    // Rules stand beside the form, and not in it as well.
    expect(await page.getByText('Stories that reach us by 31 December 2026').count()).toBe(1)
  })
})

describe('a chosen picture', () => {
  it('is shown, can be taken away by keyboard, and is told from one that is damaged', async () => {
    const { page } = await site.open('/mygscstory')
    const photo = page.getByLabel('A photograph')
    const buffer = await readFile(join(repository, 'content/media/share-default-dbce0894.jpg'))
    await photo.setInputFiles({ name: 'me & you.jpg', mimeType: 'image/jpeg', buffer })
    const preview = page.getByRole('img', { name: 'Preview of me & you.jpg' })
    await preview.waitFor()
    const colours = () =>
      preview.evaluate((canvas: HTMLCanvasElement) => {
        const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
        return new Set(data).size
      })
    await expect.poll(colours).toBeGreaterThan(50)
    await status(page, /me & you.jpg is attached/).waitFor()
    expect(await violations(page, 'main')).toEqual([])
    await photo.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => preview.count()).toBe(0)
    expect(await photo.evaluate((element: HTMLInputElement) => element.files?.length)).toBe(0)
    expect(await photo.evaluate((element) => element === document.activeElement)).toBe(true)
    await photo.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await page.getByText('This picture cannot be opened').waitFor()
    await photo.setInputFiles({ name: 'me & you.jpg', mimeType: 'image/jpeg', buffer })
    await expect.poll(colours).toBeGreaterThan(50)
  })
})
