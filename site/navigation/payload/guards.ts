/** Route guards: rows of the route table name them, and they run before the row's page is loaded. */
import type { Redirect } from '#site/router/redirect.ts'
import { PageError } from '#site/shared/page-error.ts'

/** Keeps a visitor from a page by throwing or by returning a redirect. */
type Guard = (path: string) => Redirect | undefined | Promise<Redirect | undefined>

/** Name in the route table → guard. */
export type Guards = ReadonlyMap<string, Guard>

/** The site's own: no page needs one yet. */
export const guards: Guards = new Map()

export async function runGuards(names: readonly string[], path: string, registry: Guards): Promise<void> {
  for (const name of names) {
    const guard = registry.get(name)
    if (!guard) throw new PageError(500, 'Unknown middleware')
    const answer = await guard(path)
    if (answer) throw answer
  }
}
