/** Fills in a form as one does by keyboard alone. */
import type { Page } from '@playwright/test'

/** Steps of a key until it is given up. */
const most = 200

/** Goes there by the Tab key, from wherever the focus is. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < most; stops += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${selector}.`)
}

/** Answers as one does by keyboard, whatever kind of control has the focus. */
export async function type(page: Page, answer: string): Promise<void> {
  const ofControl = (name: 'type' | 'value') =>
    page.evaluate((name) => String(Reflect.get(document.activeElement ?? {}, name)), name)
  const stepDown = async () => {
    for (let steps = 0; steps < most && (await ofControl('value')) !== answer; steps += 1)
      await page.keyboard.press('ArrowDown')
  }
  switch (await ofControl('type')) {
    case 'checkbox':
      return page.keyboard.press('Space')
    case 'date': {
      const [year = '', month = '', day = ''] = answer.split('-')
      return page.keyboard.type(month + day + year)
    }
    case 'radio':
      await page.keyboard.press('Space')
      return stepDown()
    case 'select-one':
      return stepDown()
    default:
      return page.keyboard.insertText(answer)
  }
}

/** Opens the browser's dialogue for files, which the test answers. */
export async function choose(page: Page): Promise<void> {
  await page.keyboard.press('Space')
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement).files?.length === 1)
}
