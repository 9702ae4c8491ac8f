import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { isFirefox } from './launch/browser-can.ts'

/**
 * axe itself, the small form of it. Its package for Playwright brings the large one into the page for each look, which takes twice
 * as long as the look; what else that does is for pages with frames of others, of which the site has none.
 */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Faults that axe finds in what a page shows now. @param within a selector, for a part of it; one that fits nothing is refused */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // What it looks at is the same in every engine, most of the time of a test is spent here, and on forms Firefox 153 crashes by it.
  if (isFirefox) return []
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(look, within)
}

/** Runs in the page. */
async function look(within: string): Promise<string[]> {
  const { run }: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> } = Reflect.get(window, 'axe')
  const { violations } = await run({ include: [within] }, { resultTypes: ['violations'] })
  // Parts are named by their headings, and editors may give two parts of a page the same: to find both of them, that is enough.
  const found = violations.filter(
    ({ id, nodes }) => id !== 'landmark-unique' || !nodes.every(({ html }) => html.startsWith('<section')),
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
