/** Leaves out of the browser's copy of the table of addresses what only the build asks: the table is in the first script of every page. */
import type { Plugin } from 'vite'
import type { ClientRow, RouteRow } from '#site/routes.ts'

type BuildColumn = Exclude<keyof RouteRow, keyof ClientRow>

const columns: Readonly<Record<BuildColumn, true>> = { parent: true, entries: true, terms: true }

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Property extends Node {
  readonly key: { readonly name?: string }
  readonly value: Node & { readonly properties?: readonly Property[] }
}

export const clientRoutes = (): Plugin => ({
  name: 'client-routes',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/site\/routes\.ts$/ },
    handler(code) {
      const rows = rowsIn(this.parse(code, { lang: 'ts' }))
      if (rows.length === 0) this.error('site/routes.ts has no table `routes` of which columns could be left out.')
      return rows.reduceRight((code, { value: { start, end, properties = [] } }) => {
        const kept = properties.filter(({ key }) => !(key.name && Object.hasOwn(columns, key.name)))
        const row = kept.map((column) => code.slice(column.start, column.end)).join(', ')
        return `${code.slice(0, start)}{ ${row} }${code.slice(end)}`
      }, code)
    },
  },
})

/** The rows of the table, in the order of the file; its types may be there still. */
function rowsIn(program: unknown): readonly Property[] {
  const { body } = program as { readonly body: readonly { readonly declaration?: unknown }[] }
  for (const { declaration } of body) {
    const { declarations = [] } = (declaration ?? {}) as {
      readonly declarations?: readonly { readonly id: { readonly name?: string }; readonly init?: unknown }[]
    }
    const table = declarations.find(({ id }) => id.name === 'routes')
    if (table) return withoutTypes(table.init)
  }
  return []
}

function withoutTypes(value: unknown): readonly Property[] {
  const { expression, properties = [] } = value as {
    readonly expression?: unknown
    readonly properties?: readonly Property[]
  }
  return expression ? withoutTypes(expression) : properties
}
