/** Addresses of pictures and files: each spelled in one place, noted when it is, and only such as can be made. */
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { toPicture } from '#site/loaders/source/to-media.ts'
import { mediaAt, originalsOf } from '#site/node/media/media-at.ts'
import {
  addCollectedMedia,
  collectMedia,
  originalUrl,
  parseVariant,
  pictureVersion,
  variantUrl,
} from '#site/shared/media-url.ts'
import { type PictureUse, pictureUrl, sharePictureUrl, widthsOf } from '#site/shared/picture.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import { PictureLink } from '#site/ui/picture/picture-link.tsx'
import { Video } from '#site/ui/video/video.tsx'
import { entryOf } from '#test/support/inputs/entries.ts'

const uses: readonly PictureUse[] = ['thumb', 'poster', 'card', 'figure', 'hero']
const name = fc
  .tuple(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/), fc.stringMatching(/^[0-9a-f]{8}$/))
  .map((parts) => parts.join('-'))
const pixels = fc.integer({ min: 1, max: 50_000 })

describe('an address below /media/', () => {
  it('is read back as it was made', () => {
    const variant = fc.record({ name, width: pixels, format: fc.constantFrom('avif', 'webp', 'jpg') })
    fc.assert(
      fc.property(variant, fc.option(pixels, { nil: undefined }), (picture, height) => {
        const made = { ...picture, ...(height === undefined ? {} : { height }) }
        expect(parseVariant(variantUrl(made))).toEqual({ ...made, version: pictureVersion })
      }),
    )
  })

  const poster = entryOf('file', 'poster', { width: 700, height: 1050 })
  const leaflet = entryOf('file', 'leaflet', {
    mime: 'application/pdf',
    path: 'leaflet-00000000.pdf',
    width: undefined,
    height: undefined,
    dominantColour: undefined,
  })
  const originals = originalsOf([poster, leaflet])
  const picture = toPicture(poster)
  const all = [
    ...uses
      .flatMap((use) => widthsOf(picture, use))
      .flatMap((width) => [pictureUrl(picture, width, 'avif'), pictureUrl(picture, width, 'webp')]),
    sharePictureUrl(picture),
    originalUrl('poster-00000000.webp'),
    originalUrl('leaflet-00000000.pdf'),
  ]

  it('leads to the original that it is of, if a page can ask for it', () => {
    for (const address of all) expect(mediaAt(address, originals)?.original, address).toBeDefined()
  })

  it('leads nowhere if no page can ask for it, whatever it looks like', () => {
    const part = fc.constantFrom(
      ...['/', '..', '%2f', '\\', '\0', '.', '-', 'x', 'media', pictureVersion, 'v1', 'poster', 'leaflet', '00000000'],
      ...['96', '700', '701', '6000', '1200x630', 'avif', 'webp', 'jpg', 'pdf', 'svg', 'package.json', '\n', ' '],
    )
    const close = fc
      .constantFrom(...all)
      .chain((address) =>
        fc
          .tuple(fc.nat({ max: address.length }), part)
          .map(([at, text]) => address.slice(0, at) + text + address.slice(at)),
      )
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part).map((parts) => `/media/${parts.join('')}`),
      close,
    )
    fc.assert(
      fc.property(any, (address) => {
        expect(mediaAt(address, originals) !== undefined).toBe(all.includes(address))
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    `/media/${pictureVersion}/poster-00000000-6000x6000.jpg`,
    `/media/${pictureVersion}/poster-00000000-6000.webp`,
    `/media/${pictureVersion}/poster-00000000-300.webp`,
    `/media/${pictureVersion}/poster-00000000-96.jpg`,
    `/media/${pictureVersion}/leaflet-00000000-96.webp`,
    '/media/00000000/poster-00000000-96.webp',
    '/media/poster-00000000',
    '/media/toString',
    '/media/',
  ])('is not made for %s', (address) => {
    expect(mediaAt(address, originals)).toBeUndefined()
  })
})

describe('what a page needs', () => {
  const still = { name: 'still-0a1b2c3d', width: 1000, height: 500, alt: 'A street.' }

  it('is every address in its HTML, and none that is only spoken of', () => {
    const { result: html, media } = collectMedia(() =>
      renderToStaticMarkup(
        <>
          <Picture picture={still} phonePicture={{ ...still, name: 'tall-0a1b2c3d' }} use="hero" sizes="100vw" />
          <PictureLink picture={still}>Larger</PictureLink>
          <Video video={{ title: 'Trailer', poster: still, src: originalUrl('trailer-0a1b2c3d.mp4') }} />
          <p>Our press kit is at /media/press-kit.zip and /media/{pictureVersion}/still-0a1b2c3d-6000x6000.jpg.</p>
        </>,
      ),
    )
    const named = html.replace(/<p>.*<\/p>/, '').match(/\/media\/[^\s",]+/g)
    expect([...media].sort()).toEqual([...new Set(named)].sort())
    expect(media.size).toBeGreaterThan(5)
  })

  it('is the first big picture before all others, in the size that each screen gets', () => {
    const tall = { ...still, name: 'tall-0a1b2c3d' }
    const { preloads } = collectMedia(() =>
      renderToStaticMarkup(
        <>
          <Picture picture={still} use="card" sizes="50vw" />
          <Picture picture={still} phonePicture={tall} use="hero" sizes="100vw" isFirst />
          <Picture picture={tall} use="hero" sizes="20vw" isFirst />
        </>,
      ),
    )
    expect(preloads).toEqual([
      { media: '(max-width: 47.99rem)', srcSet: expect.stringMatching(/^\/media\/\w+\/tall-.*avif/), sizes: '100vw' },
      { media: '(min-width: 48rem)', srcSet: expect.stringMatching(/^\/media\/\w+\/still-.*avif/), sizes: '100vw' },
    ])
  })

  it('is noted for the work that asks for it, also where that is a part of other work, or fails', () => {
    const outer = collectMedia(() => {
      originalUrl('before-0a1b2c3d.pdf')
      const inner = collectMedia(() => originalUrl('inner-0a1b2c3d.pdf'))
      expect(() =>
        collectMedia(() => {
          originalUrl('lost-0a1b2c3d.pdf')
          throw new Error('stop')
        }),
      ).toThrow('stop')
      addCollectedMedia(inner.media)
      originalUrl('after-0a1b2c3d.pdf')
    })
    expect([...outer.media]).toEqual(['before', 'inner', 'after'].map((word) => `/media/${word}-0a1b2c3d.pdf`))
  })
})
