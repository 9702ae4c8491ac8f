/**
 * The code that browsers get calls what all of them have had for some years, or does without. The bundler makes other syntax of newer
 * syntax, but leaves calls as they are written: a function that a browser does not have stops the page (decision 0146).
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { features } from 'web-features'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { templatesIn } from '#test/support/site/templates.ts'

const { visit } = builtSite()

/** By this day, what may be called had come to the last of the browsers that Baseline counts. */
const everywhereBy = '2024-05-01'

/** What is called where it may be missing, or is of the same name as a function of ours or a library's: the reason. */
const known: Readonly<Record<string, string>> = {
  startViewTransition: 'Asked for first (`transition.ts`).',
  share: 'Asked for first (`share-button.tsx`).',
  canShare: 'Asked for first (`share-button.tsx`).',
  resize: 'A function of the lightbox.',
  isError: 'A function of the lightbox.',
  drop: 'A function of a list.',
  isValid: 'A function of the map.',
}

/** Of the language, and of what every page has. */
const interfaces =
  /^(?:javascript\.builtins\.(?!Temporal|\w*DisposableStack)\w+|api\.(?:Element|HTML\w*Element|Document|Window|Node|Navigator|URL|URLSearchParams|AbortSignal|Response|Request|Headers|Blob|File|FormData|History|Storage|Event|CSS))\.\w+$/

/** A function of an interface, or of its constructor: `Map` and `getOrInsertComputed`, `URL` and `parse`. */
interface Member {
  readonly owner: string
  readonly name: string
  readonly isEverywhere: boolean
}

const members = Object.values(features).flatMap((feature): Member[] => {
  if (feature.kind !== 'feature') return []
  return (feature.compat_features ?? []).flatMap((key) => {
    if (!interfaces.test(key)) return []
    const { baseline_low_date: since } = feature.status.by_compat_key?.[key] ?? feature.status
    const [owner = '', name = ''] = key
      .replace(/_static$/, '')
      .split('.')
      .slice(-2)
    return [{ owner, name, isEverywhere: since !== undefined && since.replace('≤', '') <= everywhereBy }]
  })
})
const young = members.filter(({ isEverywhere }) => !isEverywhere)
const old = new Set(members.filter(({ isEverywhere }) => isEverywhere).map(({ name }) => name))

it('calls no function that not every browser has', () => {
  const missing = new Set(young.map(({ name }) => name).filter((name) => !old.has(name)))
  const ofConstructors = new Set(young.map(({ owner, name }) => `${owner}.${name}`))
  expect(missing.has('getOrInsertComputed')).toBe(true)
  expect(ofConstructors.has('URL.parse')).toBe(true)
  const folder = join(inject('builtSite'), 'assets')
  const code = globSync('*.js', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const functions = [...code.matchAll(/\.([A-Za-z]\w+)(?:\?\.)?\(/g)].map(([, name = '']) => name)
  const statics = [...code.matchAll(/\b([A-Z]\w+\.[A-Za-z]\w+)\(/g)].map(([, name = '']) => name)
  const called = [
    ...functions.filter((name) => missing.has(name)),
    ...statics.filter((name) => ofConstructors.has(name)),
  ]
  // None but those that are known, all of which there are.
  expect([...new Set(called)].toSorted()).toEqual(Object.keys(known).toSorted())
})

const templates = templatesIn(inject('builtSite'))

it.each(['home', 'movie-list', 'movie', 'cinema-list', 'cinema', 'form'])(
  'has nothing to complain of on the template %s in a browser without them',
  async (template) => {
    const { page, goTo } = await visit({ prefetch: true, viewport: { width: 360, height: 780 } })
    await page.context().addInitScript((young) => {
      for (const { owner, name } of young) {
        const found: unknown = Reflect.get(window, owner)
        for (const holder of typeof found === 'function' ? [found, found.prototype] : [found])
          if (holder) Reflect.deleteProperty(holder, name)
        if (owner === 'Window') Reflect.deleteProperty(window, name)
      }
    }, young)
    await goTo(templates.get(template) ?? '/')
    expect(await page.evaluate(() => 'getOrInsertComputed' in Map.prototype)).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().waitFor()
  },
)
