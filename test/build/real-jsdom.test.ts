/** With the jsdom that vite-ssg was written for, the site is the same as with our stand-in (docs/decisions/0102-jsdom.md). */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { digestsOf } from '#site/node/compare-folders.ts'
import { listFile } from '#site/node/output-files/output-list.ts'
import { repository } from '#test/support/repository.ts'
import { siteEnvironment } from '#test/support/site/copy-site.ts'
import { type Checkout, checkout } from '#test/support/site/site-build.ts'

it('makes the same pages with the real jsdom', () => {
  const site = checkout({ isBuilt: true })
  const ours = site.output
  const real = build(site, 'real', '--import', join(repository, 'test/support/site/real-jsdom.ts'))
  const [ourHashes, realHashes] = [digestsOf(ours), digestsOf(real)]
  expect([...realHashes.keys()]).toEqual([...ourHashes.keys()])
  const different = [...ourHashes.keys()].filter(
    (file) => file !== listFile && ourHashes.get(file) !== realHashes.get(file),
  )
  // It has printed each page anew, and nothing else but the list of their digests.
  expect(different.every((file) => file.endsWith('.html'))).toBe(true)
  expect(different.length).toBeGreaterThan(100)
  const printed = (output: string, file: string) => printedAlike(readFileSync(join(output, file), 'utf8'))
  expect(different.filter((file) => printed(real, file) !== printed(ours, file))).toEqual([])
})

/** The site built by a process of its own, as what `jsdom` means is settled when vite-ssg is loaded. */
function build({ folder }: Checkout, name: string, ...node: string[]): string {
  const output = join(folder, name)
  const options = ['--out', output, '--cache', join(folder, `${name}-cache`)]
  const { status, stderr } = spawnSync(
    process.execPath,
    [...node, 'site/node/cli/cli.ts', ...options, '--no-pictures', '--no-compression'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...siteEnvironment },
    },
  )
  expect(status, stderr).toBe(0)
  return output
}

/** What a printer may do as it likes: the case of the doctype, an empty value, white space around the frame of the document. */
const printedAlike = (html: string): string =>
  html
    .replace(/^<!doctype html>/i, '')
    .replaceAll(' crossorigin=""', ' crossorigin')
    .replaceAll(/\s*(<\/?(?:html|head|body)\b[^>]*>|<script id="pagePayload")\s*/g, '$1')
