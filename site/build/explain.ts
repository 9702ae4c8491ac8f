/** `npm run build -- --why /movie/x`: why that page was last made, and why it would be made now. */
import { createSource } from '../data/from-content.ts'
import type { BuildOptions } from './build-options.ts'
import { planSite, readSite } from './site-input.ts'
import { readState, stateFileIn } from './state.ts'
import { reasonFor } from './why.ts'

export function explain(path: string, options: BuildOptions): string {
  const input = planSite(readSite(options), options.config)
  const state = readState(stateFileIn(options.cacheFolder))
  const page = input.byPath.get(path)
  if (!page) return `${path}: there is no such page.`
  const before = state.pages[path]
  const past = before ? `Last made because ${before.reason}.` : 'It was never made here.'
  const isFresh = before !== undefined && before.key === page.key && state.code === input.code
  // What the bundles will look like is only known once they are made; with the same code they are the same.
  const basis = { code: input.code, shell: state.shell, layout: input.layout }
  const read = new Set<string>()
  const watched = { source: createSource({ ...input.keySource, onRead: (key) => read.add(key) }), read }
  const now = isFresh
    ? 'It is as it should be.'
    : `It would be made now because ${reasonFor(page, state, basis, watched, input.content)}.`
  return `${path} (${page.target.page}, from ${page.target.entry})\n  ${past}\n  ${now}`
}
