/** Prose compiled to trees: each text once, ever, as long as the pipeline stays the same. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import { ProseError } from '../data/content-error.ts'
import type { Tree } from '../mdx/tree.ts'
import { writeFile } from './files.ts'
import { sha256 } from './hash.ts'
import { Forbidden, remarkDialect, remarkRefuse } from './prose-dialect.ts'
import { rehypeTree } from './prose-tree.ts'

/** Trees on their way from the compiler's plugin to whoever asked for them, by the name of the text. */
const finished = new Map<string, Tree>()

const compiler = mdx({
  outputFormat: 'function-body',
  remarkPlugins: [remarkDialect, remarkRefuse],
  rehypePlugins: [rehypeSlug, rehypeTree((path, tree) => finished.set(path, tree))],
})

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
      this.#failures.set(text, toProseError(error, text))
    }
  }

  #path(text: string): string {
    const hash = sha256(`${this.#version}\n${text}`)
    return join(this.#folder, hash.slice(0, 2), `${hash.slice(2)}.json`)
  }
}

let texts = 0

export async function compileProse(text: string): Promise<Tree> {
  const name = `${texts++}.mdx`
  await compiler.transform(text, name)
  const tree = finished.get(name)
  finished.delete(name)
  if (!tree) throw new Error('The MDX compiler gave no tree.')
  return tree
}

function toProseError(cause: unknown, text: string): ProseError {
  if (cause instanceof Forbidden) return new ProseError(cause.message, text, cause.issue.line, { cause })
  const { line = 1, reason } = cause as { line?: number; reason?: string }
  const nested = (cause as { cause?: unknown }).cause
  if (nested instanceof Forbidden) return new ProseError(nested.message, text, nested.issue.line, { cause })
  return new ProseError(reason ?? String(cause), text, line, { cause })
}

const reference = /(?:\]\(|link=")(ref:[a-z][A-Za-z]*\/[a-z0-9][a-z0-9-]*)|file="(file\/[a-z0-9-]+)"/g

/**
 * Stands in for the tree where only the page's key is wanted: the text's digest, and what in it depends on other entries.
 */
export function proseForKey(exists: (key: string) => boolean): (text: string) => Tree {
  const known = new Map<string, Tree>()
  return (text) =>
    known.getOrInsertComputed(text, () => {
      const parts = [...text.matchAll(reference)].flatMap(([, link, file]): Tree[number][] => {
        if (link) return exists(link.slice('ref:'.length)) ? [['a', { href: link }]] : []
        return file && exists(file) ? [['Figure', { file }]] : []
      })
      return [['#', { digest: sha256(text) }], ...parts]
    })
}
