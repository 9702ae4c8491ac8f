/**
 * Keeps the code of the build out of the browser: the linter sees an import, this sees what the imports of imports bring
 * along. A loader would bring the content's schema, and all that validates it, to every visitor.
 */
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const buildCode = /^(?:site\/(?:loaders|node)\/|site\/pages\/[^/]+\/loader\.ts|site\/config\.ts|content\/)/

/** What an address may hold, as the route table says in the browser too; and in which zone the chain's clocks go. */
const alsoInBrowser: ReadonlySet<string> = new Set(['content/schema/slug.ts', 'content/schema/time-zone.ts'])

const isBuildCode = (file: string): boolean => buildCode.test(file) && !alsoInBrowser.has(file)

export const noBuildCode = (root: string): Plugin => ({
  name: 'no-build-code',
  apply: (_config, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  buildEnd(error) {
    if (error) return
    const fileOf = (id: string) => relative(root, id).replaceAll('\\', '/')
    for (const id of this.getModuleIds()) {
      const file = fileOf(id)
      if (!isBuildCode(file)) continue
      const { importers = [], dynamicImporters = [] } = this.getModuleInfo(id) ?? {}
      // Where it enters: the rest only follows.
      const by = [...importers, ...dynamicImporters].map(fileOf).find((importer) => !isBuildCode(importer))
      if (by) this.error(`${file} is code of the build: ${by} may import types of it only.`)
    }
  },
})
