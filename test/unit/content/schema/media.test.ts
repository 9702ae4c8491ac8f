/** What an entry of a file may say of it: a kind that the site shows, and one name for the same bytes. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryTypes } from '#content/schema/entry-types.ts'
import { isPictureMime, mediaFileName, mediaMimes, mediaTypes } from '#content/schema/media.ts'

const sha256 = '12345678'.padEnd(64, '0')
const picture = { width: 60, height: 40, dominantColour: '#204060' }
const file = { type: 'file', id: 'x', slug: 'x', alt: 'A street.', bytes: 10, sha256 }

const faultsOf = (fields: Readonly<Record<string, unknown>>): string[] =>
  entryTypes.file.schema
    .safeParse({ ...file, ...fields })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('the entry of a file', () => {
  it.each(mediaMimes)('takes %s with its own ending, and only pictures with a size', (mime) => {
    const path = `x-12345678.${mediaTypes[mime].ending}`
    const [right, wrong] = isPictureMime(mime) ? [picture, {}] : [{}, picture]
    expect(faultsOf({ mime, path, ...right })).toEqual([])
    expect(faultsOf({ mime, path, ...wrong })).toHaveLength(3)
  })

  it.each(['js', 'mjs', 'html', 'htm', 'xhtml', 'svg', 'xml', 'css', 'wasm', 'jpg'])(
    'is refused where a .%s is to pass for a PNG',
    (ending) => {
      expect(faultsOf({ ...picture, mime: 'image/png', path: `x-12345678.${ending}` })).toEqual([
        'path: must be x-12345678.png: the slug, the digest and the ending of image/png',
      ])
    },
  )

  it.each(['image/svg+xml', 'text/html', 'text/javascript', 'application/octet-stream', 'toString'])(
    'is refused as %s',
    (mime) => {
      expect(faultsOf({ ...picture, mime, path: 'x-12345678.png' })).toEqual([
        `mime: must be one of ${mediaMimes.join(', ')}`,
      ])
    },
  )

  it('is refused under the slug of another entry, or with the digest of other bytes', () => {
    for (const path of ['y-12345678.png', 'x-87654321.png'])
      expect(faultsOf({ ...picture, mime: 'image/png', path })).toHaveLength(1)
  })

  it('has one name only, whatever else is written in its place', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^x-[0-9a-f]{8}\.[a-z0-9]{1,6}$/),
      fc.constantFrom('../x-12345678.png', 'x-12345678.png\0', 'x-12345678.png\n', 'x-12345678.PNG', '/x-12345678.png'),
    )
    fc.assert(
      fc.property(name, fc.constantFrom(...mediaMimes), (path, mime) => {
        const measured = isPictureMime(mime) ? picture : {}
        expect(faultsOf({ ...measured, mime, path }).length === 0).toBe(path === mediaFileName('x', sha256, mime))
      }),
    )
  })

  it('is refused with more pixels than can be decoded', () => {
    const huge = { ...picture, width: 30_000, height: 30_000, mime: 'image/png', path: 'x-12345678.png' }
    expect(faultsOf(huge)).toEqual(['width: the picture is 30000 × 30000 pixels; 50 megapixels are the most'])
  })
})
