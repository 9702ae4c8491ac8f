import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ZodType } from 'zod'
import { path, slug } from '#content/schema/field-kinds.ts'
import { isMediaFileName } from '#content/schema/media.ts'
import { oldPath } from '#content/schema/path.ts'
import { maxPathLength, maxSlugLength, pathPattern, slugPattern } from '#content/schema/slug.ts'

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
    expect(Math.max(maxSlugLength, maxPathLength) + '.mdx.temporary'.length).toBeLessThan(255)
    const name = (slug: string) => `${slug}-0123abcd.webp`
    expect(isMediaFileName(name('a'.repeat(maxSlugLength)))).toBe(true)
    expect(isMediaFileName(name('a'.repeat(maxSlugLength + 1)))).toBe(false)
  })

  it.each(['con', 'prn', 'aux', 'nul', 'com0', 'com9', 'lpt0', 'lpt9'])(
    'are not %s, which Windows takes for a device, and say so',
    (name) => {
      const messages = (schema: ZodType, value: string) =>
        schema.safeParse(value).error?.issues.map(({ message }) => message)
      const told = [`cannot be named ${name}, which Windows takes for a device: add a word to it`]
      expect(messages(slug(), name)).toEqual(told)
      expect(messages(path(), `/a/${name}`)).toEqual(told)
      expect(messages(oldPath, `/a/${name}`)).toEqual(told)
      for (const spelled of [`${name.toUpperCase()}.php`, `${name}%20.tar.gz`])
        expect(oldPath.safeParse(`/${spelled}`).success).toBe(false)
    },
  )

  it.each(['cons', 'con-air', 'a-con', 'icon', 'com', 'com10', 'com-1', 'lpt', 'null', 'auxiliary'])(
    'may be %s, which only looks like a device',
    (name) => {
      expect(slug().safeParse(name).success).toBe(true)
      expect(path().safeParse(`/${name}/a/${name}`).success).toBe(true)
      expect(oldPath.safeParse(`/${name}.php`).success).toBe(true)
    },
  )

  it('are defined once', () => {
    const files = globSync('{content,exporter,site}/**/*.{ts,tsx}').filter((file) =>
      readFileSync(join(file), 'utf8').includes('[a-z0-9]+(?:-[a-z0-9]+)*'),
    )
    expect(files).toEqual([join('content/schema/slug.ts')])
  })
})
