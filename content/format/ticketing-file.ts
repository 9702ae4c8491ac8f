/** The spelling of the files in `ticketing/`: keys sorted, and a cinema a line, so that a film at one more is one line more. */
import type { CinemaSales, FilmSales } from '#content/schema/ticketing.ts'
import { byKey } from './by-key.ts'

export function writeCinemaSales(cinemas: ReadonlyMap<string, CinemaSales>): string {
  return lines([...cinemas].sort(byKey).map(([cinema, { id, sells }]) => [cinema, inline({ id, sells })]))
}

export function writeFilmSales({ film, ids, sale, opensAt, since, missingSince, cinemas }: FilmSales): string {
  const facts = { film, ids: ids.toSorted(), sale, opensAt, since, missingSince }
  const rows = Object.entries(cinemas)
    .sort(byKey)
    .map(([cinema, { since, formats }]): Line => [cinema, inline({ since, formats: formats.toSorted() })])
  const said = Object.entries(facts).filter(([, value]) => value !== undefined)
  return lines([...said.map(([name, value]): Line => [name, inline(value)]), ['cinemas', lines(rows, '  ').trimEnd()]])
}

/** A key, and its value as JSON. */
type Line = readonly [key: string, json: string]

function lines(rows: readonly Line[], indent = ''): string {
  if (rows.length === 0) return '{}\n'
  const printed = rows.map(([key, json]) => `${indent}  ${JSON.stringify(key)}: ${json}`)
  return `{\n${printed.join(',\n')}\n${indent}}\n`
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`)
  return `{ ${fields.join(', ')} }`
}
