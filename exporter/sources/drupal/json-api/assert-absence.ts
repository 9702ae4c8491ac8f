/**
 * Checks that an empty answer of Drupal is really empty and no lost permission: an entry missing from a list counts as
 * deleted.
 */
import { ProblemError } from '#content/format/problem.ts'
import { valueAt } from '../value-at.ts'
import { lacksPermission, type Omission, type Resource } from './json-api.ts'
import type { FetchPage } from './open-index.ts'
import { idsQuery, pageSize } from './queries.ts'
import { heldBack } from './refusals.ts'

/**
 * What has a published translation is found as published. If it is not published in the language that it was written in, visitors
 * do not see it there, and nor does the exporter.
 */
export async function assertHidden(ask: FetchPage, resource: string, hidden: readonly Omission[]): Promise<void> {
  const ids = hidden.map(({ href }) => URL.parse(href)?.pathname.split('/').at(-1) ?? '')
  const { resources, omissions } = await ask(resource, { ...idsQuery(ids, resource), 'filter[default_langcode]': 1 })
  if (resources.length + omissions.length > 0) throw heldBack(resource, hidden)
}

/** A role that has lost its rights finds as little as there is in an empty bundle. */
export async function assertEmpty(ask: FetchPage, resource: string): Promise<void> {
  const published = await publishedWithoutFilter(ask, resource)
  if (published.length > 0) throw findsNothing(resource)
}

/** Believes that none of some resources is there, where the role finds others by their UUIDs. */
export async function assertNoneFound(ask: FetchPage, resource: string): Promise<void> {
  // Filters find no private files, whatever the role.
  const others = (await publishedWithoutFilter(ask, resource)).filter(
    (other) => !String(valueAt(other, 'uri.value') ?? '').startsWith('private:'),
  )
  if (others.length === 0) return
  const { resources } = await ask(resource, idsQuery(others.map(({ id }) => id).slice(0, 1), resource))
  if (resources.length === 0) throw findsNothing(resource)
}

async function publishedWithoutFilter(ask: FetchPage, resource: string): Promise<Resource[]> {
  const { resources, omissions } = await ask(resource, { 'page[limit]': pageSize })
  const withheld = omissions.filter(lacksPermission)
  if (withheld.length > 0) throw heldBack(resource, withheld)
  return resources.filter(({ attributes }) => attributes['status'] === true)
}

const findsNothing = (resource: string): ProblemError =>
  new ProblemError({
    message: `Drupal finds nothing published of ${resource}, and hands out something published all the same.`,
    hint: 'Nothing was exported. Give the role of the exporter the right to see what is published.',
  })
