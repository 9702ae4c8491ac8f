import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMediaFileName } from '#content/schema/media.ts'
import { longestPath, longestSlug, pathPattern, slugPattern } from '#content/schema/slug.ts'

const unit = fc.constantFrom(
  'a',
  '9',
  '-',
  '--',
  'A',
  '/',
  '..',
  '.',
  '\\',
  '%2e',
  '\n',
  '\u0000',
  ' ',
  'ä',
  '\u212a',
  '',
)
const names = fc.array(unit, { maxLength: 8 }).map((parts) => parts.join(''))

describe('slugs, paths and names of media', () => {
  it('are words of small letters and digits, joined by single hyphens, whatever is tried', () => {
    const isSlug = (name: string) =>
      name.split('-').every((word) => word !== '' && [...word].every((letter) => 'a9'.includes(letter)))
    fc.assert(
      fc.property(names, (name) => {
        expect(slugPattern.test(name)).toBe(isSlug(name))
        expect(pathPattern.test(`/${name}`)).toBe(name === '' || name.split('/').every(isSlug))
        expect(isMediaFileName(`${name}-0123abcd.webp`)).toBe(isSlug(name))
      }),
      { numRuns: 2000 },
    )
  })

  it('are short enough for every file system, with the longest ending that a file of theirs gets', () => {
    expect(Math.max(longestSlug, longestPath) + '.mdx.temporary'.length).toBeLessThan(255)
    const name = (slug: string) => `${slug}-0123abcd.webp`
    expect(isMediaFileName(name('a'.repeat(longestSlug)))).toBe(true)
    expect(isMediaFileName(name('a'.repeat(longestSlug + 1)))).toBe(false)
  })

  it('are defined once', () => {
    const files = globSync('{content,exporter,site}/**/*.{ts,tsx}').filter((file) =>
      readFileSync(join(file), 'utf8').includes('[a-z0-9]+(?:-[a-z0-9]+)*'),
    )
    expect(files).toEqual([join('content/schema/slug.ts')])
  })
})
