/**
 * Keeps the code of the build out of the browser. The linter sees single imports; this plugin sees what they lead to. A
 * loader would bring the content's schema, and all that validates it, to every visitor.
 */
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const buildCode =
  /^(?:site\/(?:loaders|node)\/|site\/pages\/[^/]+\/loader\.ts|site\/(?:config|variables)\.ts|content\/)/

/** The route table needs the pattern of a slug in the browser too, navigations the names of files, pages the time zone, words of showtimes and columns of tables, forms their checks, all of these a way to ask tables. */
const alsoInBrowser =
  /^content\/(?:format\/prose\/table-columns\.ts|schema\/(?:(?:access-marks|own-value|slug|time-zone)\.ts|answers\/))/

const isBuildCode = (file: string): boolean => buildCode.test(file) && !alsoInBrowser.test(file)

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
      // Only where build code enters is named: the rest follows from there.
      const by = [...importers, ...dynamicImporters].map(fileOf).find((importer) => !isBuildCode(importer))
      if (by) this.error(`${file} is code of the build: ${by} may import types of it only.`)
    }
  },
})
