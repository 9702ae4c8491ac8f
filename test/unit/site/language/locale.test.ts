import { expect, it } from 'vitest'
import { cookieOf, detectLocale, localeOfCookie } from '#site/language/locale.ts'

it('keeps the language for 365 days, for the whole site, with SameSite Lax', () => {
  expect(cookieOf('en')).toBe('i18n_redirected=en; path=/; max-age=31536000; samesite=lax')
})

it('reads the cookie, and ignores a value that it does not know', () => {
  expect(localeOfCookie('a=b; i18n_redirected=en; c=d')).toBe('en')
  expect(localeOfCookie('i18n_redirected=ms')).toBeUndefined()
  expect(localeOfCookie('not_i18n_redirected=en')).toBeUndefined()
  expect(localeOfCookie('')).toBeUndefined()
})

it('finds a language out at the root only', () => {
  expect(detectLocale('/movies', '', ['en-US'])).toBeUndefined()
  expect(detectLocale('/', '', ['en-US'])).toBe('en')
})

it('falls back to English', () => {
  expect(detectLocale('/', 'i18n_redirected=ms', ['ms-MY', 'zh'])).toBe('en')
})
