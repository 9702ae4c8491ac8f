/** Follows every address that a build has written. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inject, it } from 'vitest'
import { pageFileNames } from '#content/schema/path.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { readState, stateFileIn } from '#site/node/incremental/state.ts'
import { mediaAt, originalsOf } from '#site/node/media/media-at.ts'
import { readOutputList } from '#site/node/output-files/output-list.ts'
import { type BuiltPage, complaints, deadLinks, origin, readBuilt, readBuiltPages } from '#test/browser/built-pages.ts'
import { expectNone } from '#test/browser/expect-none.ts'

const pages = await readBuiltPages()

it('leads every link to a page', () => {
  expectNone(complaints(pages, deadLinks(pages)))
})

it('writes the address of a page in one way, without a slash at its end', () => {
  expectNone(complaints(pages, ({ links }) => links.filter((link) => /^\/.*\/([?#].*)?$/.test(link))))
})

it('has every script, style and other file of ours that a page names', () => {
  const dead = complaints(pages, ({ sources }, path) =>
    sources.filter((source) => {
      const url = new URL(source, origin + path)
      return url.origin === origin && !url.pathname.startsWith('/media/') && !isFile(url.pathname)
    }),
  )
  expectNone(dead)
})

it('has noted every picture and file that a page names or may show later, and no other, and can make them', async () => {
  const { entries } = await loadSnapshot(inject('builtContent'))
  const files = [...entries.values()].flatMap(({ entry }) => (entry.type === 'file' ? [entry] : []))
  const originals = originalsOf(files)
  const state = readState(
    stateFileIn(join(inject('builtSite'), '../.cache/site')),
    readOutputList(inject('builtSite'))?.digest,
  )
  const wrong = complaints(pages, (page, path) => {
    const noted = new Set(state.pages[path]?.media.map((index) => state.media[index] ?? ''))
    const named = new Set(mediaNamedBy(page))
    const data = JSON.stringify(page.payload) + restOf(path)
    const isShownLater = (address: string) => data.includes(`"${/([^/]+-[0-9a-f]{8})-/.exec(address)?.[1]}"`)
    return [
      ...[...named].filter((address) => !mediaAt(address, originals)),
      ...named.difference(noted),
      ...[...noted.difference(named)].filter((address) => !isShownLater(address)),
    ]
  })
  expectNone(wrong)
})

/** What a page shows on demand, as JSON. */
function restOf(path: string): string {
  const file = `${path}/${pageFileNames.rest}`
  return existsSync(join(inject('builtSite'), file)) ? readBuilt(file) : ''
}

/** In its HTML, its head, its facts for search engines and its data. */
function mediaNamedBy({ sources, links, meta, jsonLd, payload }: BuiltPage): string[] {
  const images = [meta['og:image'] ?? '', ...stringsIn(jsonLd)]
  return [...sources, ...links, ...images, ...stringsIn(payload)]
    .filter((text) => text.startsWith('/media/') || text.startsWith(`${origin}/media/`))
    .map((text) => new URL(text, origin).pathname)
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const isFile = (path: string): boolean => /\.\w+$/.test(path) && existsSync(join(inject('builtSite'), path))
