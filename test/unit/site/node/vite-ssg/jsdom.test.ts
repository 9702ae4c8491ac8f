/** Our stand-in for jsdom has what vite-ssg asks of it, and vite-ssg asks for nothing else. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.resolve('vite-ssg')))
const [builder = ''] = globSync('dist/shared/*.mjs', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .filter((source) => source.includes("from 'jsdom'"))

it('is what vite-ssg gets under the name of jsdom', () => {
  expect(import.meta.resolve('jsdom')).toMatch(/site\/node\/vite-ssg\/jsdom\/index\.js$/)
})

it('is asked for a window and for the page, and for nothing else', () => {
  const used = new Set([...builder.matchAll(/\bjsdom\.(\w+(?:\.\w+)?)/g)].map(([, member]) => member))
  expect([...used].sort()).toEqual(['serialize', 'window.document'])
})

it('sees its document only where modules or a head were passed, and we pass neither', () => {
  expect([...builder.matchAll(/jsdom\.window\.document/g)]).toHaveLength(2)
  expect(builder).toContain(
    'renderPreloadLinks(jsdom.window.document, ctx.modules || /* @__PURE__ */ new Set(), ssrManifest)',
  )
  expect(builder).toContain('if (head)\n          await renderDOMHead(head, { document: jsdom.window.document })')
})

it('is for the one version of vite-ssg that was read', () => {
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version).toBe('28.3.0')
})
