/** Answers of Drupal that end an export, as an entry absent from a list would count as deleted. */
import { ProblemError } from '#content/format/problem.ts'
import type { Omission, Resource } from './json-api.ts'

export function refuseUnpublished(resources: readonly Resource[]): void {
  const found = resources.find(({ attributes }) => attributes['status'] === false)
  if (!found) return
  throw new ProblemError({
    message: `Drupal hands out ${found.type} ${found.id}, which is not published, though only what is published was asked for.`,
    hint: 'Nothing was exported. See what changes answers on their way.',
  })
}

export function heldBack(resource: string, omissions: readonly Omission[]): ProblemError {
  const [{ href, why } = { href: '', why: '' }] = omissions
  const reason = why.replace(/^The current user is not allowed to GET the selected resource\.\s*/, '')
  const first = `${href.split('/').at(-1) ?? ''}${reason ? `: ${reason}` : ''}`
  return new ProblemError({
    message: `Of ${resource} Drupal holds back ${omissions.length} that it calls published (${first}).`,
    hint: 'Nothing was exported, as what is held back would count as deleted. Give the role of the exporter the right to see it, or unpublish it.',
  })
}

/** Drupal does not look at the bundle in an address, and a proxy may mix up what it keeps. */
export const notAskedFor = (resource: string, { type, id }: Resource): ProblemError =>
  new ProblemError({
    message: `Drupal was asked for ${resource} and hands out ${type} ${id}.`,
    hint: 'Nothing was exported. See what changes answers on their way.',
  })

export const leadsNowhere = (resource: string, after: number | undefined): ProblemError =>
  new ProblemError({
    message: `Drupal says that there is more of ${resource} behind ${after ?? 'the beginning'}, but does not hand it out.`,
    hint: 'Nothing was exported. Export again; if it stays so, look at the access rules of the site and at what stands before it.',
  })
