/** What axe finds wrong with what a page shows now. @param within a selector, for a part of it */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isFirefox } from './launch/browser-can.ts'

export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // What it looks at is the same in every engine, most of the time of a test is spent here, and on forms Firefox 153 crashes by it.
  if (isFirefox) return []
  // No page has frames of others, so nothing is to be gathered from them in a tab of its own: that is most of the time it takes.
  const axe = new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
