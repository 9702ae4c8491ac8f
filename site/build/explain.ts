/** `npm run build -- --why /movie/x`: why that page was last made, and why it would be made now. */
import { join } from 'node:path'
import { createSource } from '../data/from-content.ts'
import type { BuildOptions } from './build.ts'
import { codeKey, contractKey } from './code-key.ts'
import { readContent } from './content-index.ts'
import { sha256 } from './hash.ts'
import { keysOf } from './page-keys.ts'
import { planPages } from './plan.ts'
import { proseForKey } from './prose.ts'
import { readState } from './state.ts'
import { reasonFor } from './why.ts'

export function explain(path: string, options: BuildOptions): string {
  const { root, config, contentFolder, cacheFolder, mode } = options
  const state = readState(join(cacheFolder, 'pages.json'))
  const content = readContent({
    folder: contentFolder,
    cacheFile: join(cacheFolder, 'index.json'),
    contract: contractKey(root),
  })
  const read = new Set<string>()
  const parts = { content, config, prose: proseForKey((key) => content.entries.has(key)) }
  const source = createSource(parts)
  const { targets } = planPages(source, content)
  const target = targets.find((candidate) => candidate.path === path)
  if (!target) return `${path}: there is no such page.`
  const keys = keysOf(source, [target], content)
  const code = sha256(JSON.stringify([codeKey(root), config, mode]))
  const before = state.pages[path]
  const past = before ? `Last made because ${before.reason}.` : 'It was never made here.'
  const isFresh = before !== undefined && before.key === keys.pages[0]?.key && state.code === code
  // What the bundles will look like is only known once they are made; with the same code they are the same.
  const present = { code, shell: state.shell, layout: keys.layout }
  const watched = { source: createSource({ ...parts, onRead: (key) => read.add(key) }), read }
  const now = isFresh
    ? 'It is as it should be.'
    : `It would be made now because ${reasonFor(target, state, present, watched, content)}.`
  return `${path} (${target.page}, from ${target.entry})\n  ${past}\n  ${now}`
}
