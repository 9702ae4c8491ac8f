/** Finds the row of the route table that an address belongs to. */
import { decoded } from './decoded.ts'

interface RouteMatch<Id extends string = string> {
  readonly id: Id
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * @param table the rows by their ids; a path has segments as they are, as `:name` or, at the end, as `*`.
 * @returns finds the row that says most about a path; trailing slashes and capitals make no difference.
 */
export function createMatcher<Id extends string>(
  table: Readonly<Record<Id, { readonly path: string }>>,
): (pathname: string) => RouteMatch<Id> | undefined {
  const rows = (Object.entries(table) as [Id, { readonly path: string }][])
    .map(([id, { path }]) => ({ id, segments: segmentsOf(path) }))
    .toSorted((a, b) => (rankOf(a.segments) < rankOf(b.segments) ? -1 : 1))
  return (pathname) => {
    const path = segmentsOf(pathname).map(decoded)
    for (const { id, segments } of rows) {
      const params = paramsOf(segments, path)
      if (params) return { id, params }
    }
    return undefined
  }
}

/** Sorts rows, segment by segment: a word before a parameter before what takes everything. */
const rankOf = (segments: readonly string[]): string =>
  segments.map((segment) => (segment === '*' ? 3 : segment.startsWith(':') ? 2 : 1)).join('')

/** Segments of a path, without the slashes at the end. */
const segmentsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/').slice(1)

function paramsOf(row: readonly string[], path: readonly string[]): RouteMatch['params'] | undefined {
  const params: Record<string, string> = {}
  for (const [index, segment] of row.entries()) {
    if (segment === '*') return params
    const value = path[index]
    if (value === undefined) return undefined
    if (segment.startsWith(':')) params[segment.slice(1)] = value
    else if (segment !== value.toLowerCase()) return undefined
  }
  return path.length === row.length ? params : undefined
}
