/** The list of cinemas and the search in it, in a real browser. */
import { describe, expect, it } from 'vitest'
import { field, finderVisits, listed, queryOf, said } from './finder.ts'

const { open } = finderVisits()

describe('the search', () => {
  it('narrows the list while one types, says how many are left, and keeps the words in the address', async () => {
    const { page, complaints } = await open('/cinema')
    expect(await listed(page)).toHaveLength(14)
    await field(page).pressSequentially('kuchng')
    await expect.poll(() => listed(page)).toEqual(['GSC Sungai Emas'])
    expect(await said(page)).toBe('1 cinema found')
    await expect.poll(() => queryOf(page)).toBe('?q=kuchng')
    expect(complaints).toEqual([])
  })

  it('lists all where the address asks for what no filter knows, as an older link may', async () => {
    const { page } = await open('/cinema?state=atlantis&brand=gone')
    await expect.poll(() => listed(page)).toHaveLength(14)
    expect(await said(page)).toBe('14 cinemas')
  })

  it('is there again after a look at a cinema and the way back', async () => {
    const { page } = await open('/experiences')
    await page.goto('/cinema')
    await field(page).pressSequentially('velvet mel')
    await expect.poll(() => listed(page)).toEqual(['Velvet Cinemas Seri Tanjung'])
    await page
      .locator('article article')
      .getByRole('link', { name: 'Velvet Cinemas Seri Tanjung', exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Velvet Cinemas Seri Tanjung' }).waitFor()
    await page.goBack()
    await expect.poll(() => listed(page)).toEqual(['Velvet Cinemas Seri Tanjung'])
    expect(await field(page).inputValue()).toBe('velvet mel')
    // The words were put into the address in place of each other, so one more step leads out.
    await page.goBack()
    await page.waitForURL('**/experiences')
  })

  it('shows on the way back what was found, and never the whole list before', async () => {
    const { page } = await open('/cinema')
    await field(page).pressSequentially('velvet mel')
    await expect.poll(() => listed(page)).toEqual(['Velvet Cinemas Seri Tanjung'])
    await page
      .locator('article article')
      .getByRole('link', { name: 'Velvet Cinemas Seri Tanjung', exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Velvet Cinemas Seri Tanjung' }).waitFor()
    const most = await page.evaluateHandle(() => {
      const seen = { most: 0 }
      new MutationObserver(() => {
        if (!document.querySelector('main [type="search"]')) return
        seen.most = Math.max(seen.most, document.querySelectorAll('main article article').length)
      }).observe(document.body, { childList: true, subtree: true })
      return seen
    })
    await page.goBack()
    await expect.poll(() => listed(page)).toEqual(['Velvet Cinemas Seri Tanjung'])
    expect(await most.jsonValue()).toEqual({ most: 1 })
  })

  it('loads its library when somebody is about to type, and finds what was typed before that was there', async () => {
    const { page, requests } = await open('/cinema')
    const asked = () => requests.filter((path) => path.includes('/list-index-'))
    expect(asked()).toEqual([])
    const isTyped = Promise.withResolvers<void>()
    await page.route('**/list-index-*', async (route) => {
      await isTyped.promise
      await route.continue()
    })
    await field(page).focus()
    await expect.poll(asked).toHaveLength(1)
    await field(page).pressSequentially('kuchng')
    await expect.poll(() => page.locator('main').getByRole('status').first().textContent()).toBe('Searching …')
    expect(await listed(page)).toHaveLength(14)
    isTyped.resolve()
    await expect.poll(() => listed(page)).toEqual(['GSC Sungai Emas'])
    expect(await said(page)).toBe('1 cinema found')
    expect(asked()).toHaveLength(1)
  })

  it('says when it cannot be reached, leaves the list and its filters, and tries again with the next letter', async () => {
    const { page } = await open('/cinema', { mayComplainOf: /ERR_FAILED/ })
    await page.route('**/list-index-*', (route) => route.abort())
    await field(page).pressSequentially('kuchin')
    await expect.poll(() => said(page)).toBe('The search cannot be reached right now. Listed without it: 14 cinemas')
    expect(await listed(page)).toHaveLength(14)
    await page.getByLabel('State').selectOption('selangor')
    await expect.poll(() => listed(page)).toHaveLength(3)
    await page.getByLabel('State').selectOption('')
    await page.unroute('**/list-index-*')
    await field(page).pressSequentially('g')
    await expect.poll(() => listed(page)).toEqual(['GSC Sungai Emas'])
  })

  it('adds up with the filters, which stand in the address too', async () => {
    const { page } = await open('/cinema?experience=cinema-beds')
    await expect.poll(() => said(page)).toBe('5 cinemas found')
    await page.getByLabel('State').selectOption('selangor')
    await expect.poll(() => listed(page)).toEqual(['Aurum Theatre Persiaran Delima'])
    expect(queryOf(page)).toBe('?experience=cinema-beds&state=selangor')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(() => listed(page)).toHaveLength(14)
    expect(queryOf(page)).toBe('')
  })

  it('is a step back to what was chosen before the last filter', async () => {
    const { page } = await open('/cinema?experience=cinema-beds')
    await page.getByLabel('State').selectOption('selangor')
    await expect.poll(() => queryOf(page)).toBe('?experience=cinema-beds&state=selangor')
    await page.goBack()
    await expect.poll(() => said(page)).toBe('5 cinemas found')
    expect(queryOf(page)).toBe('?experience=cinema-beds')
  })

  it('says that nothing was found, and offers the way out', async () => {
    const { page } = await open('/cinema?q=zzzz')
    await page.getByText('No cinema is like that.', { exact: false }).waitFor()
    expect(await said(page)).toBe('No cinemas found')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(() => listed(page)).toHaveLength(14)
    expect(await field(page).inputValue()).toBe('')
  })

  it('finds the cinemas of one brand alone on the page of the brand', async () => {
    const { page } = await open('/cinemas/aurum-theatre?q=shah')
    await expect.poll(() => said(page)).toBe('1 cinema found')
  })
})

it('lists every cinema without script, and offers nothing that would not work', async () => {
  const { page } = await open('/cinema', { javaScriptEnabled: false })
  expect(await listed(page)).toHaveLength(14)
  expect(await field(page).isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Show the map' }).isVisible()).toBe(false)
})
