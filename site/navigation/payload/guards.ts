/** Route guards ('middleware', spec point 8): a row of the route table names them, and they run before its page is loaded. */
import { PageError } from '#site/shared/page-error.ts'

/** Throws, or returns a redirect, to keep the visitor from a page; else returns nothing. */
export type Guard = (path: string) => Response | undefined | Promise<Response | undefined>

/** By the name that rows use. */
const guards: Readonly<Record<string, Guard>> = {}

export async function runGuards(names: readonly string[], path: string, registry = guards): Promise<void> {
  for (const name of names) {
    const guard = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!guard) throw new PageError(500, 'Unknown middleware')
    const answer = await guard(path)
    if (answer) throw answer
  }
}
