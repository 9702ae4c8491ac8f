/** Folders import each other in one direction, types included: the linter holds that for files, and these tests for folders. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

/** What lies directly in one of these, a folder or a file, is taken as one. */
const parents = [
  ...['content', 'exporter', 'review', 'site'],
  ...['features', 'layout', 'loaders', 'navigation', 'node', 'pages', 'sections', 'templates', 'ui'].map(
    (name) => `site/${name}`,
  ),
]

/** File, relative to the repository → its text. */
type Sources = ReadonlyMap<string, string>

/** Folder → a folder that it imports → a file that does, and what it imports. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>

const specifier = /(?:\bfrom|\bimport|\bimport\()\s*'([.#][^']+)'/g

function folderGraph(sources: Sources): Graph {
  const graph = new Map<string, Map<string, string>>()
  for (const [file, text] of sources) {
    for (const [, name = ''] of text.matchAll(specifier)) {
      const imported = name.startsWith('#') ? name.slice(1) : join(dirname(file), name)
      const [from, to] = [folderOf(file), folderOf(imported)]
      if (from === to) continue
      const arrows = graph.getOrInsertComputed(from, () => new Map())
      arrows.getOrInsertComputed(to, () => `${file} imports ${imported}`)
    }
  }
  return graph
}

function folderOf(file: string): string {
  const depth = parents.findLast((parent) => file.startsWith(`${parent}/`))?.split('/').length ?? 0
  return file
    .split('/')
    .slice(0, depth + 1)
    .join('/')
}

/** The shortest circle, a line for each of its arrows; empty where there is none. */
function shortestCircle(graph: Graph): string[] {
  const circles = [...graph.keys()].map((folder) => wayBack(graph, folder)).filter((circle) => circle.length > 0)
  return circles.sort((a, b) => a.length - b.length)[0] ?? []
}

/** The shortest way from a folder back to itself. */
function wayBack(graph: Graph, start: string): string[] {
  const ways = new Map<string, string[]>([[start, []]])
  for (const [folder, way] of ways) {
    for (const [next, example] of graph.get(folder) ?? []) {
      const longer = [...way, `${folder} → ${next}: ${example}`]
      if (next === start) return longer
      if (!ways.has(next)) ways.set(next, longer)
    }
  }
  return []
}

const circleIn = (sources: Record<string, string>) => shortestCircle(folderGraph(new Map(Object.entries(sources))))

const files = globSync('{content/{schema,format,snapshot,commands},exporter,review,site}/**/*.{ts,tsx}', {
  cwd: repository,
  exclude: ['**/node_modules/**'],
})
const graph = folderGraph(new Map(files.map((file) => [file, readFileSync(join(repository, file), 'utf8')])))

it('no folder of the sources is in a circle', () => {
  expect(shortestCircle(graph)).toEqual([])
})

it.each(parents)('the folders in %s import others', (parent) => {
  expect([...graph.keys()].filter((folder) => dirname(folder) === parent)).not.toEqual([])
})

it('a circle of types is named, with a file for each arrow', () => {
  const circle = circleIn({
    'site/node/render/page.ts': "import {\n  type State,\n} from '#site/node/incremental/state.ts'",
    'site/node/incremental/state.ts': "export type Pages = import('../build-run.ts').Pages",
    'site/node/build-run.ts': "import type { Page } from './render/page.ts'",
  })
  expect(circle).toEqual([
    'site/node/render → site/node/incremental: site/node/render/page.ts imports site/node/incremental/state.ts',
    'site/node/incremental → site/node/build-run.ts: site/node/incremental/state.ts imports site/node/build-run.ts',
    'site/node/build-run.ts → site/node/render: site/node/build-run.ts imports site/node/render/page.ts',
  ])
})

it('imports in one direction, and within a folder, are no circle', () => {
  const circle = circleIn({
    'site/loaders/cards/film.ts': "import './card.ts'\nimport { dates } from '#site/loaders/format/dates.ts'",
    'site/loaders/cards/card.ts': "import { film } from './film.ts'",
    'site/loaders/format/dates.ts': "import * as z from 'zod'",
  })
  expect(circle).toEqual([])
})
