/** Why a page differs: the way from its own entry, by references, to an entry that changed. */

import { isDeepStrictEqual } from 'node:util'
import { titleOf } from '#content/schema/entry-key.ts'
import { referencesOf } from '#content/snapshot/references.ts'
import type { ImpactedPage, PathStep } from '#review/impact/impacted.ts'
import { answerBehind, type Dependency, entriesBehind } from '#site/loaders/source/dependency.ts'
import type { PlannedPage } from '#site/node/incremental/fingerprint.ts'
import type { Plan, Plans } from './plans.ts'

type Reason = Omit<ImpactedPage, 'address'>

export interface FindReason {
  (page: PlannedPage, before: PlannedPage): Reason
  /** The changed entries that the layout comes from. */
  ofLayout(): readonly string[]
}

/** @param changed keys of the entries that differ */
export function reasonFinder({ later, head }: Plans, changed: ReadonlySet<string>): FindReason {
  const references = referencesIn(later, head)
  const changedBehind = (plan: Plan, dependencies: readonly Dependency[]): string[] =>
    dependencies.flatMap((dependency) => entriesBehind(plan.source, dependency)).filter((key) => changed.has(key))

  const find = (page: PlannedPage, before: PlannedPage): Reason => {
    const causes = new Set([...changedBehind(head, page.dependencies), ...changedBehind(later, before.dependencies)])
    const start = page.sitePage.entry
    if (causes.size === 0) return { path: [step(start), salesStep(page, before)], more: 0 }
    const ways = [...causes].map((cause) => shortestWay(start, cause, references))
    const [way = []] = ways.sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1))
    return { path: way.map(step), more: causes.size - 1 }
  }

  const step = (key: string): PathStep => {
    const entry = head.content.entries.get(key) ?? later.content.entries.get(key)
    return { entry: key, title: entry ? titleOf(entry) : key }
  }

  const salesStep = (page: PlannedPage, before: PlannedPage): PathStep => {
    const dependency = [...page.dependencies, ...before.dependencies].find(
      (one) => !isDeepStrictEqual(answerBehind(head.source, one), answerBehind(later.source, one)),
    )
    return { entry: dependency ?? 'sales', title: 'what is sold' }
  }

  return Object.assign(find, {
    ofLayout: () =>
      [
        ...new Set([
          ...changedBehind(head, head.layoutDependencies),
          ...changedBehind(later, later.layoutDependencies),
        ]),
      ].sort(),
  })
}

/** References of both snapshots, found when they are first asked for. */
function referencesIn(...plans: readonly Plan[]): (key: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (key) =>
    known.getOrInsertComputed(key, () => [
      ...new Set(
        plans.flatMap(({ content }) => {
          const entry = content.entries.get(key)
          return entry ? [...referencesOf(entry, content.linksInProse)].map(({ key }) => key) : []
        }),
      ),
    ])
}

/** The page's entry, those between, and the cause. Where no references lead there, the page asks for all of a type. */
function shortestWay(start: string, cause: string, references: (key: string) => readonly string[]): string[] {
  const ways = new Map<string, string[]>([[start, [start]]])
  for (const [key, way] of ways) {
    // A cause may also refer to the page's entry: a question to its film, a gift to its cinema.
    if (key === cause) return way
    if (way.length > longestWay) break
    for (const next of references(key)) if (!ways.has(next)) ways.set(next, [...way, next])
  }
  return [start, cause]
}

/** Steps of a way: pages show what they refer to, and seldom what that refers to. */
const longestWay = 3
