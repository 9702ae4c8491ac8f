/** A redirect must not hide a page or a file, and lead to no other redirect. */
import { normalPath } from '#content/schema/path.ts'
import { isSiteFile } from '#content/snapshot/site-files.ts'
import type { Constraints, SnapshotProblem } from './constraints.ts'

export function* checkRedirects(snapshot: Constraints): Generator<SnapshotProblem> {
  const pages = new Map([...snapshot].flatMap(([key, { path }]) => (path === undefined ? [] : [[path, key] as const])))
  const redirects = [...snapshot].flatMap(([key, { redirect }]) => (redirect ? [[key, redirect] as const] : []))
  // What is redirected has the files of a page, too.
  const withFiles = new Set([...pages.keys(), ...redirects.map(([, { from }]) => from)])
  const froms = new Map<string, string>()
  for (const [entry, { from }] of redirects) {
    const [page, twin] = [pages.get(from), froms.get(from)]
    froms.set(from, entry)
    const place = { entry, field: 'from' }
    if (page)
      yield {
        ...place,
        message: `${from} is the address of ${page}`,
        hint: 'Remove the redirect, or move the page first.',
      }
    else if (isSiteFile(from, withFiles))
      yield {
        ...place,
        message: `${from} is a file of the site`,
        hint: 'Remove the redirect: that address has its own answer.',
      }
    if (twin) yield { ...place, message: `${twin} redirects ${from} as well`, hint: 'Remove one of the two.' }
  }
  for (const [entry, { to }] of redirects) {
    const next = to.startsWith('/') ? normalPath(to.replace(/[?#].*$/s, '')) : undefined
    if (next !== undefined && froms.has(next))
      yield {
        entry,
        field: 'to',
        message: `${to} is redirected itself`,
        hint: 'Redirect to where the other one leads: chains are slow, and a loop never ends.',
      }
  }
}
