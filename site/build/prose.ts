/** Prose compiled to trees: each text once, ever, as long as the pipeline stays the same. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProseError } from '../data/content-error.ts'
import type { Tree } from '../mdx/tree.ts'
import { compileProse } from './compile-prose.ts'
import { writeFile } from './files.ts'
import { sha256 } from './hash.ts'

/**
 * A loader asks for prose without waiting. What is not there yet is noted and comes out empty; once it is compiled the
 * loader is run again. So loaders stay plain functions, and compiling stays in one place.
 */
export class ProseStore {
  readonly #folder: string
  readonly #version: string
  readonly #trees = new Map<string, Tree>()
  readonly #failures = new Map<string, ProseError>()
  readonly #waiting = new Set<string>()

  /** @param version changes whenever the same text would give another tree. */
  constructor(folder: string, version: string) {
    this.#folder = folder
    this.#version = version
  }

  readonly read = (text: string): Tree => {
    const failure = this.#failures.get(text)
    if (failure) throw failure
    const tree = this.#trees.get(text) ?? this.#stored(text)
    if (!tree) this.#waiting.add(text)
    return tree ?? []
  }

  /** What a loader gives once all prose it asks for is there. */
  async settled<T>(load: () => T): Promise<T> {
    for (;;) {
      const loaded = load()
      if (this.#waiting.size === 0) return loaded
      const texts = [...this.#waiting]
      this.#waiting.clear()
      await Promise.all(texts.map((text) => this.#compile(text)))
    }
  }

  /** Forgets trees, which are on disk anyway: a big site has more of them than memory. */
  forget(): void {
    if (this.#trees.size > 200) this.#trees.clear()
  }

  #stored(text: string): Tree | undefined {
    const path = this.#path(text)
    if (!existsSync(path)) return undefined
    const tree = JSON.parse(readFileSync(path, 'utf8')) as Tree
    this.#trees.set(text, tree)
    return tree
  }

  async #compile(text: string): Promise<void> {
    if (this.#trees.has(text)) return
    try {
      const tree = await compileProse(text)
      writeFile(this.#path(text), JSON.stringify(tree))
      this.#trees.set(text, tree)
    } catch (error) {
      if (!(error instanceof ProseError)) throw error
      this.#failures.set(text, error)
    }
  }

  #path(text: string): string {
    const hash = sha256(`${this.#version}\n${text}`)
    return join(this.#folder, hash.slice(0, 2), `${hash.slice(2)}.json`)
  }
}
