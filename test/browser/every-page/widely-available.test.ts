/**
 * The code that browsers get calls what all of them have had for some years, or does without. The bundler makes other syntax of newer
 * syntax, but leaves calls as they are written: a function that a browser does not have stops the page.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { features } from 'web-features'

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
  escape: 'That of `CSS`; `RegExp` has a newer one.',
}

/** Of the language, and of what every page has. */
const interfaces =
  /^(?:javascript\.builtins\.(?!Temporal|\w*DisposableStack)\w+|api\.(?:Element|HTML\w*Element|Document|Window|Node|Navigator|URL|URLSearchParams|AbortSignal|Response|Request|Headers|Blob|File|FormData|History|Storage|Event|CSS))\.\w+$/

interface Members {
  /** Functions of objects by name: `getOrInsertComputed`. */
  readonly functions: ReadonlySet<string>
  /** Functions of constructors: `URL.parse`. */
  readonly statics: ReadonlySet<string>
}

function members(isWanted: (isEverywhere: boolean) => boolean): Members {
  const [functions, statics] = [new Set<string>(), new Set<string>()]
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue
    for (const key of feature.compat_features ?? []) {
      const { baseline_low_date: since } = feature.status.by_compat_key?.[key] ?? feature.status
      const isEverywhere = since !== undefined && since.replace('≤', '') <= everywhereBy
      if (!interfaces.test(key) || !isWanted(isEverywhere)) continue
      const [owner = '', name = ''] = key.split('.').slice(-2)
      functions.add(name)
      if (name.endsWith('_static')) statics.add(`${owner}.${name.slice(0, -'_static'.length)}`)
    }
  }
  return { functions, statics }
}

it('calls no function that not every browser has', () => {
  const [young, old] = [members((isOld) => !isOld), members((isOld) => isOld)]
  const missing = young.functions.difference(old.functions)
  expect(missing.has('getOrInsertComputed')).toBe(true)
  expect(young.statics.has('URL.parse')).toBe(true)
  const folder = join(inject('builtSite'), 'assets')
  const called = globSync('*.js', { cwd: folder }).flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8')
    const functions = [...code.matchAll(/\.([A-Za-z]\w+)(?:\?\.)?\(/g)].map(([, name = '']) => name)
    const statics = [...code.matchAll(/\b([A-Z]\w+\.[A-Za-z]\w+)\(/g)].map(([, name = '']) => name)
    const all = [...functions.filter((name) => missing.has(name)), ...statics.filter((name) => young.statics.has(name))]
    return all.filter((name) => !Object.hasOwn(known, name)).map((name) => `${file}: ${name}`)
  })
  expect([...new Set(called)]).toEqual([])
})
