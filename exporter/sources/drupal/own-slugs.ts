/** Names for redirects of which several paths make one slug: `/a/b` and `/a-b`. */
import type { ListedEntity } from './list-resource.ts'
import { revisionWith } from './revision.ts'

/**
 * The oldest keeps the slug, so that no later one renames its file; each other has its number behind it. A resource of its own does not
 * tell that there are others, so the name is a part of the revision.
 */
export function withOwnSlugs(redirects: readonly ListedEntity[]): ListedEntity[] {
  const oldestFirst = redirects.toSorted((a, b) => serialIn(a) - serialIn(b))
  const owners = new Map(oldestFirst.toReversed().map((redirect) => [redirect.slug, redirect]))
  const names = new Map<ListedEntity, string>()
  const taken = new Set(owners.keys())
  for (const redirect of oldestFirst) {
    if (owners.get(redirect.slug) === redirect) continue
    let name = redirect.slug ?? ''
    while (taken.has(name)) name = `${name}-${serialIn(redirect)}`
    taken.add(name)
    names.set(redirect, name)
  }
  return redirects.map((redirect) => withSlug(redirect, names.get(redirect)))
}

const serialIn = ({ known }: ListedEntity): number => known.serial ?? 0

function withSlug(redirect: ListedEntity, slug: string | undefined): ListedEntity {
  if (slug === undefined) return redirect
  const { listed, known } = redirect
  const elsewhere = { slug }
  return {
    ...redirect,
    listed: { ...listed, revision: revisionWith(listed.revision, elsewhere) },
    known: { ...known, elsewhere },
  }
}
