/** As much of OData 3 as Connect's clients use: `$filter` with eq, ge, lt, and, or; `$select`, `$top`, `$skip`. Pure. */

import { BadQuery } from '#demo/schedule/showtimes.ts'

type Row = Readonly<Record<string, unknown>>

/** @throws BadQuery */
export function applyQuery(rows: readonly Row[], query: URLSearchParams): readonly Row[] {
  const filter = query.get('$filter')
  const wanted = query.get('$select')?.split(',')
  const skip = Number(query.get('$skip') ?? 0)
  const top = Number(query.get('$top') ?? Number.POSITIVE_INFINITY)
  const found = filter === null ? rows : rows.filter(conditionOf(filter))
  const page = found.slice(skip, skip + top)
  return wanted ? page.map((row) => Object.fromEntries(wanted.map((name) => [name, row[name]]))) : page
}

type Condition = (row: Row) => boolean

/** `and` binds closer than `or`; no brackets. */
function conditionOf(filter: string): Condition {
  const alternatives = filter.split(/ or /i).map((part) => part.split(/ and /i).map(comparison))
  return (row) => alternatives.some((all) => all.every((holds) => holds(row)))
}

function comparison(text: string): Condition {
  const [, name = '', operator, quoted, bare = ''] =
    /^\s*(\w+) (eq|ge|lt) (?:(?:datetime)?'([^']*)'|(true|false|-?\d+))\s*$/i.exec(text) ?? []
  if (operator === undefined) throw new BadQuery(`The query specified in the URI is not valid: ${text}`)
  const value = quoted ?? JSON.parse(bare)
  switch (operator.toLowerCase()) {
    case 'eq':
      return (row) => row[name] === value
    case 'ge':
      return (row) => String(row[name]) >= String(value)
    default:
      return (row) => String(row[name]) < String(value)
  }
}
