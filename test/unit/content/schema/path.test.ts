import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalPath, oldPath, pagePath } from '#content/schema/path.ts'
import { hostileTexts } from '#test/support/inputs/hostile-text.ts'

const faultOf = (path: string): string | undefined => oldPath.safeParse(path).error?.issues[0]?.message

describe('the address of a page', () => {
  it.each(['/', '/movies', '/about-gsc/csr', '/faq/payload', '/assets-of-ours', '/news/media'])('may be %s', (path) => {
    expect(pagePath.safeParse(path).success).toBe(true)
  })

  it.each([
    '',
    'movies',
    '/movies/',
    '//movies',
    '/Movies',
    '/a.b',
    '/../../pwned',
    '/payload.json',
    '/a\n/b',
    `/${'a'.repeat(256)}`,
    '/assets',
    '/media/posters',
    '/404',
    '/index',
    '/movie/index',
  ])('cannot be %j', (path) => {
    expect(pagePath.safeParse(path).success).toBe(false)
  })
})

describe('an address that a redirect answers', () => {
  it.each([
    '/old.php',
    '/Old_Page',
    '/caf%C3%A9',
    '/promo-2019.html',
    '/old%20page/~gsc',
    '/a,b+c(d)!',
    '/%E7%94%B5%E5%BD%B1',
    '/en/index.html',
    `/${'a'.repeat(240)}/b`,
  ])('may be %s', (path) => {
    expect(faultOf(path)).toBeUndefined()
  })

  it.each([
    ['/movies/', 'must be written /movies'],
    ['/café', 'must be written /caf%C3%A9'],
    ['/caf%c3%a9', 'must be written /caf%C3%A9'],
    ['/cafe%CC%81', 'must be written /caf%C3%A9'],
    ['/%6Dovies', 'must be written /movies'],
  ])('is not written %s, and the hint says how it is', (path, fault) => {
    expect(faultOf(path)).toBe(fault)
  })

  it.each([
    '',
    'old',
    '//evil.example',
    '/a//b',
    '/..',
    '/../../pwned',
    '/%2e%2e/pwned',
    '/a/%2E',
    '/.env',
    '/a%2Fb',
    '/a\\b',
    '/%5Cevil.example',
    '/*',
    '/:splat',
    '/promo$',
    '/{a}',
    '/a;b',
    '/a"b',
    "/a'b",
    '/a`b',
    '/a b',
    '/a\tb',
    '/a\nb',
    '/a%0Ab',
    '/a%0D',
    '/a%00b',
    '/a%C2%85b',
    '/a%E2%80%A8b',
    '/a%E2%80%AEb',
    '/a?b',
    '/a%3Fb',
    '/a#b',
    '/a%23b',
    '/100%',
    '/100%25',
    '/%C3',
    '/\ud800',
    '/payload.json',
    '/old/payload.json.br',
    '/old/rest.json',
    `/${'a'.repeat(241)}`,
    `/${'%C3%A9'.repeat(121)}`,
    `/${'a/'.repeat(300)}`,
  ])('cannot be %j', (path) => {
    expect(faultOf(path)).toBeDefined()
  })

  it('has one spelling, which begins with one slash and holds nothing but letters, whatever is put together', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom(...hostileTexts, '..', 'a', 'é', '%'),
    )
    const spelled = fc.oneof(
      part,
      part.map((text) => encodeURIComponent(text.toWellFormed())),
    )
    let accepted = 0
    fc.assert(
      fc.property(fc.array(spelled, { maxLength: 4 }), (parts) => {
        const path = `/${parts.join('/')}`
        // What is refused for its spelling alone is accepted in the right one.
        const written = faultOf(path)?.startsWith('must be written') ? normalPath(path) : undefined
        if (written !== undefined) expect(faultOf(written)).toBeUndefined()
        const good = written ?? (faultOf(path) === undefined ? path : undefined)
        if (good === undefined) return
        accepted += 1
        expect(good).toMatch(/^\/(?:[\w.~!&()+,=@-]|%[0-9A-F]{2}|\/(?=[^/.]))*$/)
        expect(normalPath(good)).toBe(good)
        expect(decodeURIComponent(good)).toBe(decodeURIComponent(good).normalize('NFC'))
        expect(decodeURIComponent(good)).not.toMatch(/[\p{C}\p{Zl}\p{Zp}\\%?#*:;${}"'`<>|^[\]]|\/\.|\/\/|.\/$/u)
        for (const name of good.split('/')) expect(Buffer.byteLength(decodeURIComponent(name))).toBeLessThan(256)
      }),
      { numRuns: 3000 },
    )
    expect(accepted).toBeGreaterThan(300)
  })
})
