/// <reference lib="dom" />
/** An editor changes a sentence in the CMS's own pages; the export shows that sentence, and nothing else. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Cms, startCms } from '#test/support/cms/cms.ts'
import { changedLines, compareSnapshots } from '#test/support/folders.ts'
import { copySnapshot } from '#test/support/snapshot/copy-snapshot.ts'
import { runExport } from '#test/support/snapshot/run-export.ts'

let cms: Cms
let folder: string
test.beforeAll(async () => {
  cms = await startCms({ pages: true })
  folder = mkdtempSync(join(tmpdir(), 'gsc-e2e-'))
  copySnapshot('content', folder, { withMedia: true })
})
test.afterAll(async () => {
  await cms?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('an edited and published sentence is the whole diff', async ({ page }) => {
  await login(page)
  await page.goto(`${cms.origin}/admin/collections/movie/redline-kl`)
  const synopsis = page.locator('[data-lexical-editor=true]').filter({ hasText: 'nine checkpoints' })
  await selectWord(page, synopsis, 'brakes')
  await page.keyboard.type('mercy')
  await expect(synopsis).toContainText('nine checkpoints, no mercy.')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/successfully/i).first()).toBeVisible()

  const run = await runExport({ origin: cms.origin, out: folder, env: { CMS_API_KEY: cms.apiKey } })
  expect(run.code, run.printed).toBe(0)
  expect(run.changes).toMatchObject([{ entry: 'movie/redline-kl', fields: ['Synopsis'] }])
  const { added, removed, changed } = compareSnapshots('content', folder)
  const file = 'entries/movie/redline-kl.mdx'
  expect({ added, removed, changed }).toEqual({
    added: [],
    removed: [],
    changed: [file, 'revisions.json', 'snapshot.json'],
  })
  expect(linesOf(file)).toEqual([
    '-   Forty-one kilometres, nine checkpoints, no brakes.',
    '+   Forty-one kilometres, nine checkpoints, no mercy.',
  ])
})

async function login(page: Page): Promise<void> {
  await page.goto(`${cms.origin}/admin/login`)
  await page.locator('#field-email').fill(cms.editor.email)
  await page.locator('#field-password').fill(cms.editor.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${cms.origin}/admin`)
}

/** Double-clicks a word, as people do. */
async function selectWord(page: Page, within: Locator, word: string): Promise<void> {
  await within.scrollIntoViewIfNeeded()
  const text = within.getByText(word).last()
  await text.scrollIntoViewIfNeeded()
  const at = await text.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(wanted) ?? -1
      if (start < 0) continue
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + wanted.length)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    throw new Error(`The word "${wanted}" is not there.`)
  }, word)
  await page.mouse.dblclick(at.x, at.y)
}

function linesOf(file: string): string[] {
  const text = (root: string) => readFileSync(join(root, file), 'utf8')
  return changedLines(text('content'), text(folder))
}
