/** Follows every address that a build has written. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, inject, it } from 'vitest'
import { mediaIn } from '#site/build/html.ts'
import { complaints, origin, readBuilt, readBuiltPages } from './built-pages.ts'

const pages = await readBuiltPages()

it('leads every link to a page, and to a place in it', () => {
  const redirected = new Set(
    readBuilt('_redirects')
      .split('\n')
      .map((line) => line.split(' ')[0] ?? ''),
  )
  const dead = complaints(pages, ({ links }, path) =>
    links.filter((link) => {
      const url = new URL(link, origin + path)
      if (url.origin !== origin || redirected.has(url.pathname) || isFile(url.pathname)) return false
      if (url.pathname.startsWith('/media/')) return false
      const page = pages.get(url.pathname)
      return !page || (url.hash !== '' && !page.ids.includes(decodeURIComponent(url.hash.slice(1))))
    }),
  )
  expect(dead).toEqual([])
})

it('writes the address of a page in one way, without a slash at its end', () => {
  expect(complaints(pages, ({ links }) => links.filter((link) => /^\/.*\/([?#].*)?$/.test(link)))).toEqual([])
})

it('has every script, style and other file of ours that a page names', () => {
  const dead = complaints(pages, ({ sources }, path) =>
    sources.filter((source) => {
      const url = new URL(source, origin + path)
      return url.origin === origin && !url.pathname.startsWith('/media/') && !isFile(url.pathname)
    }),
  )
  expect(dead).toEqual([])
})

it('makes every picture that a page names, from an original that is there and no smaller', () => {
  const originals = originalsOf()
  const dead = complaints(pages, (page, path) => {
    const made = new Set(mediaIn(readBuilt(`${path}/index.html`)))
    const pictures = [...page.sources, ...page.links, page.meta['og:image'] ?? '', page.meta['twitter:image'] ?? '']
      .map((source) => new URL(source, origin).pathname)
      .filter((address) => address.startsWith('/media/'))
    return pictures.filter((address) => !made.has(address) || !canBeMade(address, originals))
  })
  expect(dead).toEqual([])
})

const isFile = (path: string): boolean => /\.\w+$/.test(path) && existsSync(join(inject('builtSite'), path))

interface Original {
  readonly path: string
  readonly width: number
}

/** By name, with its ending and without. */
function originalsOf(): Map<string, Original> {
  const folder = resolve(import.meta.dirname, '../../content/entries/file')
  const files = readdirSync(folder).map((name): Original => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  return new Map(
    files.flatMap((file) => [[file.path, file] as const, [file.path.replace(/\.\w+$/, ''), file] as const]),
  )
}

/** A picture for shared links has one size, whatever its original; others are never larger than theirs. */
function canBeMade(address: string, originals: ReadonlyMap<string, Original>): boolean {
  const {
    name = '',
    width,
    height,
  } = /^\/media\/v\d+\/(?<name>.+)-(?<width>\d+)(?:x(?<height>\d+))?\.\w+$/.exec(address)?.groups ?? {}
  if (width === undefined) return originals.has(address.slice('/media/'.length))
  const original = originals.get(name)
  return original !== undefined && (height !== undefined || Number(width) <= original.width)
}
