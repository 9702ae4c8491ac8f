/** Prose compiled to trees: each text once, ever, as long as the pipeline stays the same. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '@mdx-js/mdx'
import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import { richTextComponents } from '#content/schema/components.ts'
import { ProseError } from '../data/content-error.ts'
import type { Tree } from '../mdx/tree.ts'
import { writeFile } from './files.ts'
import { sha256 } from './hash.ts'
import { Forbidden, remarkDialect, remarkRefuse } from './prose-dialect.ts'
import { Fragment, jsx } from './tree-runtime.ts'

const compiler = mdx({
  outputFormat: 'function-body',
  remarkPlugins: [remarkDialect, remarkRefuse],
  rehypePlugins: [rehypeSlug],
})

// The compiled code asks for our components by name; a name is all that the tree holds of them.
const components = Object.fromEntries(Object.keys(richTextComponents).map((name) => [name, name]))

type Compiled = (props: { components: typeof components }) => Tree

/**
 * A loader asks for prose without waiting. What is not there yet is noted and comes out empty; after `settle` the loader
 * is run again. So loaders stay plain functions, and compiling stays in one place.
 */
export class ProseStore {
  readonly #folder: string
  readonly #version: string
  readonly #trees = new Map<string, Tree>()
  readonly #failures = new Map<string, ProseError>()
  readonly #waiting = new Set<string>()
  compiled = 0

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

  get isSettled(): boolean {
    return this.#waiting.size === 0
  }

  async settle(): Promise<void> {
    const texts = [...this.#waiting]
    this.#waiting.clear()
    await Promise.all(texts.map((text) => this.#compile(text)))
  }

  /** Forgets trees that were written to disk anyway: a big site has more of them than memory. */
  forget(): void {
    if (this.#trees.size > 2000) this.#trees.clear()
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
      this.compiled++
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

export async function compileProse(text: string): Promise<Tree> {
  const result = await compiler.transform(text, 'prose.mdx')
  if (!result || typeof result.code !== 'string') throw new Error('The MDX compiler gave no code.')
  // The code is that of text, marks and data: remarkRefuse has seen the whole of it.
  const { default: content } = await run(result.code, { Fragment, jsx, jsxs: jsx, baseUrl: import.meta.url } as never)
  const tree = (content as unknown as Compiled)({ components })
  // A single block comes out bare, several in a fragment.
  return typeof tree[0] === 'string' && tree.length >= 2 && !Array.isArray(tree[1]) && typeof tree[1] !== 'string'
    ? [tree as unknown as Tree[number]]
    : tree
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
