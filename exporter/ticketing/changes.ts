/** Describes the changes of sales in words. Pure. */

import { isDeepStrictEqual } from 'node:util'
import { counted } from '#content/format/count.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { FilmSales, Ticketing } from '#content/schema/ticketing.ts'
import { localInstant } from '#content/schema/time-zone.ts'
import type { Change } from '../diff.ts'

/** @param titleOf of an entry, by `<type>/<id>`. */
export function salesChanges(before: Ticketing, after: Ticketing, titleOf: (key: string) => string): Change[] {
  const change = (entry: string, fields: readonly string[]): Change[] =>
    fields.length === 0 ? [] : [{ kind: 'changed', entry, title: titleOf(entry), fields }]
  const cinemas = keysOf(before.cinemas, after.cinemas).flatMap((key) => {
    const [old, now] = [before.cinemas.get(key), after.cinemas.get(key)]
    // One of which nothing is known sells none either.
    if (!now) return change(key, old?.sells ? [sellsNone] : [])
    if (old?.sells !== now.sells) return change(key, [now.sells ? 'sells tickets online' : sellsNone])
    return change(key, old.id === now.id ? [] : [`is ${now.id} at the ticketing service`])
  })
  const films = keysOf(before.films, after.films).flatMap((key) =>
    change(key, filmChanges(before.films.get(key), after.films.get(key))),
  )
  return [...cinemas, ...films]
}

const sellsNone = 'sells no tickets online'

const keysOf = (...maps: readonly ReadonlyMap<string, unknown>[]): string[] =>
  [...new Set(maps.flatMap((map) => [...map.keys()]))].sort()

function filmChanges(before: FilmSales | undefined, after: FilmSales | undefined): string[] {
  if (!after) return ['no longer on sale']
  const count = Object.keys(after.cinemas).length
  if (!before) return [count === 0 ? saleOf(after) : `${saleOf(after)}, at ${counted(count, 'cinema')}`]
  const [old, now] = [Object.keys(before.cinemas), Object.keys(after.cinemas)]
  const added = now.filter((cinema) => !old.includes(cinema)).length
  const removed = old.filter((cinema) => !now.includes(cinema)).length
  const reformatted = now.filter(
    (cinema) =>
      old.includes(cinema) &&
      !isDeepStrictEqual(ownValue(before.cinemas, cinema)?.formats, ownValue(after.cinemas, cinema)?.formats),
  ).length
  return [
    ...(saleOf(before) === saleOf(after) ? [] : [saleOf(after)]),
    ...(added > 0 ? [`on sale at ${counted(added, 'more cinema')}`] : []),
    ...(removed > 0 ? [`no longer on sale at ${counted(removed, 'cinema')}`] : []),
    ...(reformatted > 0 ? [`in other formats at ${counted(reformatted, 'cinema')}`] : []),
    ...(isDeepStrictEqual(before.ids, after.ids) ? [] : ['in other versions']),
    ...(before.missingSince === after.missingSince
      ? []
      : [after.missingSince ? 'missing at the service' : 'listed again']),
  ]
}

function saleOf({ sale, opensAt }: FilmSales): string {
  if (sale === 'now') return 'on sale'
  return opensAt === undefined ? 'on sale in advance' : `on sale in advance from ${minuteInMalaysia(opensAt)}`
}

/** 2026-12-05T02:00:00Z → 2026-12-05 10:00. */
const minuteInMalaysia = (instant: string): string => localInstant(instant).slice(0, 16).replace('T', ' ')
