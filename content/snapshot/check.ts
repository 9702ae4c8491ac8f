/**
 * Checks the entries of a snapshot against each other. Pure: the exporter calls it before it swaps, the site before it
 * builds, and so do the tests of the committed snapshot.
 */
import type { Entry } from '#content/schema/entry-types.ts'
import { constraintsOf, type SnapshotProblem } from './checks/constraints.ts'
import { checkLinks } from './checks/links.ts'
import { checkNames } from './checks/names.ts'
import { checkRedirects } from './checks/redirects.ts'
import { checkReferences } from './checks/references.ts'
import { checkSingletons } from './checks/singletons.ts'
import { type LinksInProse, parsedLinks } from './links.ts'

const checks = [checkReferences, checkNames, checkSingletons, checkLinks, checkRedirects]

/** @param entries by `<type>/<id>`. */
export function checkSnapshot(
  entries: ReadonlyMap<string, Entry>,
  linksInProse: LinksInProse = parsedLinks(),
): SnapshotProblem[] {
  const snapshot = new Map([...entries].map(([key, entry]) => [key, constraintsOf(entry, linksInProse)]))
  return checks.flatMap((check) => [...check(snapshot)])
}
