/** Typed links: an unknown route, or a missing parameter, does not compile. */
import { ownValue } from '#content/schema/own-value.ts'
import { type RouteId, routes } from './routes.ts'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type PathOf<Id extends RouteId> = (typeof routes)[Id]['path']
type ParamsOf<Id extends RouteId> = ParamNames<PathOf<Id>>

/** `href('movie', { slug: 'redline-kl' })` → `/movie/redline-kl`. */
export function href<Id extends Exclude<RouteId, 'other'>>(
  id: Id,
  ...[params]: [ParamsOf<Id>] extends [never] ? [] : [Readonly<Record<ParamsOf<Id>, string>>]
): string {
  return fillPath(routes[id].path, params ?? {})
}

/** Fills parameters into a path pattern; `*` is the whole rest. */
export function fillPath(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:([a-z]+)|\*/gi, (_, name: string | undefined) => {
    const value = ownValue(params, name ?? '*')
    if (value === undefined) throw new Error(`The address ${pattern} needs "${name ?? '*'}".`)
    return name ? encodeURIComponent(value) : value
  })
}

const patterns = new Map<string, RegExp>()

/** Whether an address is one of a row's path. */
export function fitsPath(pattern: string, path: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(`^${pattern.replaceAll(/:[a-z]+/gi, '[^/]+').replace('*', '.*')}$`)
  patterns.set(pattern, known)
  return known.test(path)
}
