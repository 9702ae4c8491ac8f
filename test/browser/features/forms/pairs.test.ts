/** Fields of a form that stand side by side, in a real browser. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()

interface Place {
  readonly label: number
  readonly control: number
}

it.each([768, 1280])(
  'stand with labels and controls on one line each at %i px, also where one has help',
  async (width) => {
    const { page } = await site.open('/book-a-hall', { viewport: { width, height: 900 } })
    const places = (): Promise<Place[]> =>
      page.locator('.webForm [data-half]').evaluateAll((fields) =>
        fields.map((field) => {
          const [label, control] = ['label', 'input, select'].map((part) => field.querySelector(part))
          const endOf = (part: Element | null | undefined) => part?.getBoundingClientRect().bottom ?? Number.NaN
          return { label: endOf(label), control: (control?.getBoundingClientRect().top ?? Number.NaN) - endOf(label) }
        }),
      )
    const fields = await places()
    expect(fields.length).toBeGreaterThan(3)
    for (const [index, { label, control }] of fields.entries()) {
      if (index % 2 === 1) expect(label).toBeCloseTo(fields[index - 1]?.label ?? Number.NaN, 0)
      expect(control).toBeLessThan(12)
    }
    await page.getByRole('button', { name: /send|ask/i }).click()
    await page.locator('.formProblem').first().waitFor()
    for (const { control } of await places()) expect(control).toBeLessThan(12)
  },
)

it('have their help above on a phone, where a keyboard on the screen covers what is below, and below where there is room for two', async () => {
  const { page } = await site.open('/book-a-hall', { viewport: { width: 360, height: 780 } })
  const guests = page.getByLabel('Number of guests')
  const isHelpAbove = async () =>
    guests.evaluate((control) => {
      const help = document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
      return help && help.getBoundingClientRect().top < control.getBoundingClientRect().top
    })
  expect(await isHelpAbove()).toBe(true)
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await isHelpAbove()).toBe(false)
})
