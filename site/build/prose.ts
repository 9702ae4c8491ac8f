/** Prose compiled to trees: each text once, ever, as long as the pipeline stays the same. */
import { ProseError } from '../data/content-error.ts'
import type { Tree } from '../mdx/tree.ts'
import { compileProse } from './compile-prose.ts'
import type { ProseCache } from './prose-cache.ts'

/**
 * A loader asks for prose without waiting. What is not there yet is noted and comes out empty; once it is compiled the
 * loader is run again. So loaders stay plain functions, and compiling stays in one place.
 */
export class ProseStore {
  readonly #cache: ProseCache
  readonly #trees = new Map<string, Tree>()
  readonly #failures = new Map<string, ProseError>()
  readonly #waiting = new Set<string>()

  constructor(cache: ProseCache) {
    this.#cache = cache
  }

  readonly read = (text: string): Tree => {
    const failure = this.#failures.get(text)
    if (failure) throw failure
    const tree = this.#trees.get(text) ?? this.#kept(text)
    if (!tree) this.#waiting.add(text)
    return tree ?? []
  }

  /** Compiles texts that a loader is about to ask for, which then need not run twice. */
  async prepare(texts: readonly string[]): Promise<void> {
    for (const text of texts) if (!this.#trees.has(text) && !this.#kept(text)) await this.#compile(text)
  }

  /** What a loader gives once all prose it asks for is there. */
  async settled<T>(load: () => T): Promise<T> {
    for (;;) {
      const loaded = load()
      if (this.#waiting.size === 0) return loaded
      const texts = [...this.#waiting]
      this.#waiting.clear()
      for (const text of texts) await this.#compile(text)
    }
  }

  /** Writes what is left to write. */
  [Symbol.dispose](): void {
    this.#cache.write()
  }

  /** Forgets trees, which are on disk anyway: a big site has more of them than memory. */
  forget(): void {
    if (this.#trees.size > 200) this.#trees.clear()
  }

  #kept(text: string): Tree | undefined {
    const tree = this.#cache.find(text)
    if (tree) this.#trees.set(text, tree)
    return tree
  }

  async #compile(text: string): Promise<void> {
    try {
      const tree = await compileProse(text)
      this.#cache.keep(text, tree)
      this.#trees.set(text, tree)
    } catch (error) {
      if (!(error instanceof ProseError)) throw error
      this.#failures.set(text, error)
    }
  }
}
