/** A digest of everything that a page shows, without compiling any prose. */
import type { Head } from '../data/head.ts'
import { layoutOf } from '../data/layout.ts'
import { loadPage } from '../data/load-page.ts'
import type { Payload } from '../data/payload.ts'
import type { Source } from '../data/source.ts'
import type { Target } from '../data/targets.ts'
import type { IndexedContent } from './content-index.ts'
import { sha256 } from './hash.ts'
import { type Problem, toProblem } from './problems.ts'

export interface PageKey {
  readonly target: Target
  readonly key: string
  readonly head: Head
}

export interface Keys {
  readonly layout: string
  readonly pages: readonly PageKey[]
  readonly problems: readonly Problem[]
}

/** @param source one that gives digests for prose. */
export function keysOf(source: Source, targets: readonly Target[], content: IndexedContent): Keys {
  const problems: Problem[] = []
  const layout = sha256(JSON.stringify(layoutOf(source)))
  const pages = targets.flatMap((target): PageKey[] => {
    try {
      const { payload, structured } = loadPage(source, target)
      const key = sha256(JSON.stringify([layout, payload, structured]))
      return [{ target, key, head: payload.head }]
    } catch (error) {
      problems.push(toProblem(error, target.path, target.entry, content))
      return []
    }
  })
  return { layout, pages, problems }
}

/** The parts of a payload that a change can be told of: its head, and each field of its data. */
export function partsOf({ head, data }: Payload): Record<string, string> {
  const short = (value: unknown) => sha256(JSON.stringify(value) ?? '').slice(0, 8)
  return {
    head: short(head),
    ...Object.fromEntries(Object.entries(data).map(([name, value]) => [name, short(value)])),
  }
}
