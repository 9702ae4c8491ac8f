/** Compiled prose, from memory or the cache; a text that is in neither is compiled. */

import { type Problem, ProblemError } from '#content/format/problem.ts'
import { type CompiledProse, compileProse } from '#content/format/prose/compile-prose.ts'
import type { ProseLink } from '#content/format/prose/prose-links.ts'
import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import { type ProseCache, type ProseRow, proseRow } from './prose-cache.ts'

/** Trees that are held in memory, as some are on many pages. A big site has more of them than would fit. */
const maxTrees = 200

type Cache = Pick<ProseCache, 'has' | 'findTree' | 'findLinks' | 'keep' | 'write'>

export class ProseStore {
  readonly #cache: Cache
  readonly #trees = new Map<string, ProseTree>()
  readonly #links = new Map<string, readonly ProseLink[]>()

  constructor(cache: Cache) {
    this.#cache = cache
  }

  /** Compiles a text unless it is cached; a cached text has no problems. */
  problemsOf(text: string): readonly Problem[] {
    return this.#cache.has(text) ? [] : this.#compile(text).problems
  }

  readonly linksIn = (text: string): readonly ProseLink[] =>
    this.#links.getOrInsertComputed(text, () => this.#cache.findLinks(text) ?? this.#compile(text).links)

  /** @throws ProblemError for a text that is not of the dialect. Reading the content has named its place before. */
  readonly read = (text: string): ProseTree => {
    const tree = this.#trees.get(text) ?? this.#cache.findTree(text) ?? this.#compiledTree(text)
    if (this.#trees.size >= maxTrees) this.#trees.clear()
    this.#trees.set(text, tree)
    return tree
  }

  /** Takes over what another thread has compiled. */
  keep(row: ProseRow): void {
    this.#cache.keep(row)
  }

  /** Writes what the cache still holds in memory. */
  write(): void {
    this.#cache.write()
  }

  [Symbol.dispose](): void {
    this.write()
  }

  #compiledTree(text: string): ProseTree {
    const { tree, problems } = this.#compile(text)
    if (tree) return tree
    throw new ProblemError(problems.map(({ line: _line, column: _column, ...problem }) => problem))
  }

  #compile(text: string): CompiledProse {
    const compiled = compileProse(text)
    const { tree, links, problems } = compiled
    this.#links.set(text, links)
    if (tree && problems.length === 0) this.keep(proseRow(text, { tree, links }))
    return compiled
  }
}
