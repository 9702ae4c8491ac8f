/** The snapshot in the repository, as whoever builds from it relies on it. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { entryFile, writeEntry } from '#content/format/entry-file.ts'
import { findForbidden, parseMdx } from '#content/format/prose/mdx.ts'
import { walkFields } from '#content/format/walk-fields.ts'
import { type Entry, type EntryType, entryTypeNames, entryTypes } from '#content/schema/entry-types.ts'
import { checkSnapshot } from '#content/snapshot/check.ts'
import { sha256OfFile } from '#content/snapshot/hash.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { describeEntries, describeTicketing } from '#content/snapshot/manifest.ts'
import { isSnapshotFile } from '#content/snapshot/names.ts'
import { entryPath } from '#content/snapshot/paths.ts'
import { missingEntries } from '#content/snapshot/ticketing.ts'
import { canonicalMdx } from '#test/support/inputs/canonical-mdx.ts'
import { routePaths } from '#test/support/site/route-paths.ts'

const snapshot = await loadSnapshot('content')
const entries = new Map<string, Entry>([...snapshot.entries].map(([key, { entry }]) => [key, entry]))
const all = <T extends EntryType>(type: T) => [...entries.values()].filter((entry) => entry.type === type) as Entry<T>[]

describe('the committed snapshot', () => {
  it('can be read to the last file', () => {
    expect([...snapshot.unreadable, ...snapshot.surplus]).toEqual([])
    expect(entries.size).toBeGreaterThan(500)
  })

  it('stands in git with nothing else in its folders: no stranger, no lock, no unfinished swap', () => {
    expect(snapshot.foreignFiles).toEqual([])
    const tracked = execFileSync('git', ['-c', `safe.directory=${process.cwd()}`, 'ls-files', 'content'], {
      encoding: 'utf8',
    })
    const others = tracked
      .trim()
      .split('\n')
      .map((file) => file.slice('content/'.length))
      .filter((file) => !isSnapshotFile(file))
    expect(
      others.filter(
        (file) => !/^(README\.md|(commands|schema|format|snapshot)\/(?:[a-z]+\/){0,2}[a-z-]+\.ts)$/.test(file),
      ),
    ).toEqual([])
  })

  it('is sealed by its manifest', () => {
    const hashes = new Map([...snapshot.entries.values()].map(({ file, hash }) => [file, hash]))
    expect(snapshot.manifest).toMatchObject({
      ...describeEntries(hashes),
      ...describeTicketing(snapshot.ticketing.files),
    })
  })

  it('holds together', () => {
    expect(checkSnapshot(entries)).toEqual([])
    expect(missingEntries(snapshot.ticketing, (key) => entries.has(key))).toEqual([])
  })

  it('is spelled as the writer spells it', () => {
    for (const entry of entries.values())
      expect(readFileSync(join('content', entryFile(entry)), 'utf8')).toBe(writeEntry(entry))
  })

  it('is read alike by two libraries', () => {
    for (const [key, entry] of entries) {
      const [, front] = /^---\n([\s\S]*?\n)---\n/.exec(readFileSync(join('content', entryFile(entry)), 'utf8')) ?? []
      if (front)
        expect({ ...parseYaml(front), key }).toEqual({ ...(load(front, { schema: CORE_SCHEMA }) as object), key })
    }
  })

  it('has canonical prose without anything that is forbidden', () => {
    for (const [key, entry] of entries) {
      for (const { meta, value, path } of walkFields(entryTypes[entry.type].schema, entry)) {
        if (meta.kind !== 'prose') continue
        const prose = value as string
        expect(canonicalMdx(prose), `${key} ${path.join('.')}`).toBe(prose)
        expect(findForbidden(parseMdx(prose)), `${key} ${path.join('.')}`).toEqual([])
      }
    }
  })

  it('has every file, with the bytes that its entry says, and no other', () => {
    expect(readdirSync('content/media').sort()).toEqual(
      all('file')
        .map(({ path }) => path)
        .sort(),
    )
    for (const file of all('file')) {
      const path = join('content/media', file.path)
      expect(statSync(path).size, path).toBe(file.bytes)
      expect(sha256OfFile(path), path).toBe(file.sha256)
    }
  })

  it('knows the address and the revision of every entry', () => {
    for (const [key, entry] of entries) {
      expect(snapshot.revisions.revisions[key], key).toBeDefined()
      const path = entryPath(entry)
      if (path) expect(snapshot.urls[key]?.at(-1)).toBe(path)
    }
  })
})

describe('the sample chain', () => {
  it('has at least as much of everything as promised', () => {
    const promised: Readonly<Partial<Record<EntryType, number>>> = {
      movie: 32,
      cinema: 14,
      promotion: 24,
      experience: 10,
      event: 12,
      news: 16,
      faq: 40,
      filmFestival: 3,
      foodAndBeverage: 10,
      restaurant: 5,
      package: 6,
      keepsake: 10,
      basicPage: 57,
      form: 5,
      menu: 5,
      settings: 1,
      redirect: 1,
    }
    for (const type of entryTypeNames) expect(all(type).length, type).toBeGreaterThanOrEqual(promised[type] ?? 1)
  })

  it('has films in all five tabs, three brands in eight states, six promotion brands in five categories', () => {
    const lists = new Map(all('movieList').map((list) => [list.tab, list.movies.length]))
    expect([...lists.values()].filter((length) => length > 0)).toHaveLength(5)
    expect(new Set(all('cinema').map(({ brand }) => brand)).size).toBe(3)
    expect(new Set(all('cinema').map(({ state }) => state)).size).toBeGreaterThanOrEqual(8)
    expect(new Set(all('promotion').map(({ brand }) => brand)).size).toBe(6)
    expect(new Set(all('promotion').flatMap(({ categories }) => categories)).size).toBe(5)
  })

  it('adds up: the halls of a cinema are as many as it says, and so are their seats', () => {
    for (const cinema of all('cinema')) {
      expect(cinema.halls.length, cinema.id).toBe(cinema.numberOfHalls)
      expect(
        cinema.halls.reduce((sum, { seats }) => sum + seats, 0),
        cinema.id,
      ).toBe(cinema.seatingCapacity)
    }
  })

  it('has a page for every route that is one page', () => {
    const paths = new Set(all('basicPage').map(({ path }) => path))
    expect(routePaths.filter((path) => !paths.has(path))).toEqual([])
  })

  it('has one page in Malay, and titles in several scripts', () => {
    expect(
      all('basicPage')
        .filter(({ language }) => language === 'ms')
        .map(({ path }) => path),
    ).toEqual(['/dasar-privasi'])
    const titles = all('movie')
      .map(({ originalTitle = '' }) => originalTitle)
      .join('')
    for (const script of ['Tamil', 'Han', 'Hiragana', 'Hangul'])
      expect(titles).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'))
  })

  it('has the menus word for word', () => {
    const labels = (place: string) =>
      all('menu')
        .find((menu) => menu.place === place)
        ?.items.map(({ label }) => label)
    expect(labels('main')).toEqual([
      'Cinemas',
      'Events',
      'Experiences',
      'Food & Beverages',
      'Movies',
      'Promotions',
      'Shop',
      'Book A Hall',
    ])
    expect(labels('secondary')).toEqual([
      'About GSC',
      'Advertise With Us',
      'Career',
      'Corporate Social Responsibilities',
      'Newsroom',
      'FAQs',
      'Personal Data Notice',
      'Terms & Conditions',
      'Whistleblowing Policy',
      'ABAC Policy',
      'Work in GSC',
      'Play Birthday Movie Party Package',
    ])
    expect(labels('shop')).toEqual(['About Keepsake', 'Buy Online', 'Gifts & Passes'])
  })

  it('builds its pages from varied sections', () => {
    const types = new Set(all('basicPage').flatMap(({ sections }) => sections.map(({ type }) => type)))
    expect(types.size).toBeGreaterThanOrEqual(15)
  })
})
