/** Parses the query of a collection as Drupal does: what it takes in silence, and what it refuses. */

export interface Condition {
  readonly path: string
  readonly operator: string
  /** Absent: Drupal finds nothing, in silence. */
  readonly values: readonly string[]
}

export interface Question {
  readonly conditions: readonly Condition[]
  readonly sort: readonly { readonly path: string; readonly isDescending: boolean }[]
  readonly offset: number
  readonly limit: number
  /** By resource type. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>
  readonly include: readonly (readonly string[])[]
}

/** What Drupal answers with 400. */
export class BadQuestion extends Error {}

const mostPerPage = 50
const known = ['filter', 'sort', 'page', 'fields', 'include', 'resourceVersion']

export function readQuestion(query: URLSearchParams): Question {
  const conditions = new Map<string, { path: string; operator: string; values: string[] }>()
  const fields = new Map<string, ReadonlySet<string>>()
  let [sort, offset, limit] = ['', 0, mostPerPage]
  let include: (readonly string[])[] = []
  for (const [name, value] of query) {
    const [base = '', ...keys] = name.replaceAll(']', '').split('[')
    if (!known.includes(base) && /^[a-z_]+$/u.test(base))
      throw new BadQuestion(`The following query parameters violate the JSON:API spec: '${base}'.`)
    if (base === 'sort') sort = value
    else if (base === 'include') include = value.split(',').map((path) => path.split('.'))
    else if (base === 'fields') fields.set(keys.join(), new Set(value.split(',')))
    else if (base === 'page' && keys.length === 0) throw new BadQuestion('The page parameter needs to be an array.')
    else if (base === 'page' && keys[0] === 'offset') offset = Number(value) || 0
    else if (base === 'page' && keys[0] === 'limit') limit = limitOf(value)
    else if (base === 'filter') addCondition(conditions, keys, value)
  }
  return {
    conditions: [...conditions.values()],
    sort: sort
      .split(',')
      .filter(Boolean)
      .map((path) => ({ path: path.replace(/^-/u, ''), isDescending: path.startsWith('-') })),
    offset,
    limit,
    fields,
    include,
  }
}

/** More than 50 are 50, and words are the default. */
function limitOf(value: string): number {
  const limit = Number(value)
  if (Number.isNaN(limit)) return mostPerPage
  if (limit < 1) throw new BadQuestion('The page size needs to be a positive integer.')
  return Math.min(limit, mostPerPage)
}

const operators = ['=', '<>', '<', '>', '<=', '>=', 'IN', 'NOT IN', 'STARTS_WITH', 'CONTAINS']

/** `filter[status]=1`, `filter[changed][operator]=>`, `filter[x][condition][value][]=a`. */
function addCondition(
  conditions: Map<string, { path: string; operator: string; values: string[] }>,
  [name = '', ...rest]: readonly string[],
  value: string,
): void {
  const condition = conditions.getOrInsertComputed(name, () => ({ path: name, operator: '=', values: [] }))
  const [part = 'value'] = rest[0] === 'condition' ? rest.slice(1) : rest
  if (part === 'path') condition.path = value
  else if (part === 'value') condition.values.push(value)
  else if (part === 'operator') {
    if (!operators.includes(value)) throw new BadQuestion(`The '${value}' operator is not allowed in a filter.`)
    condition.operator = value
  }
}
