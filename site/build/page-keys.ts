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

/** Digests of a payload's head and of each field of its data: which of them changed is why a page is made again. */
export type Parts = Readonly<Record<string, string>>

export interface PageKey {
  readonly target: Target
  readonly key: string
  /** Shortened. */
  readonly parts: Parts
  readonly head: Head
  /** Texts that are compiled for it. */
  readonly prose: readonly string[]
}

interface Options {
  /** One that gives digests for prose. */
  readonly source: Source
  readonly targets: readonly Target[]
  readonly content: IndexedContent
  /** The prose that was asked for since it was last called. */
  takeProse(): string[]
}

interface Keys {
  readonly layout: string
  readonly pages: readonly PageKey[]
  readonly problems: readonly Problem[]
}

export function keysOf({ source, targets, content, takeProse }: Options): Keys {
  const problems: Problem[] = []
  const layout = sha256(JSON.stringify(layoutOf(source)))
  takeProse()
  const pages = targets.flatMap((target): PageKey[] => {
    try {
      const { payload, structured } = loadPage(source, target)
      const digests = digestsOf(payload)
      const key = sha256(JSON.stringify([layout, payload.page, payload.path, digests, structured]))
      const parts = Object.fromEntries(digests.map(([name, digest]) => [name, digest.slice(0, 8)]))
      return [{ target, key, parts, head: payload.head, prose: takeProse() }]
    } catch (error) {
      problems.push(toProblem(error, target.path, target.entry, content))
      return []
    }
  })
  return { layout, pages, problems }
}

const digestsOf = ({ head, data }: Payload): (readonly [name: string, digest: string])[] => [
  ['head', digestOf(head)],
  ...Object.entries(data).map(([name, value]) => [name, digestOf(value)] as const),
]

const digestOf = (value: unknown): string => sha256(JSON.stringify(value) ?? '')
