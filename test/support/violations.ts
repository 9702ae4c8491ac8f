/** What axe finds wrong with what a page shows now. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
