/** The visitor's language: detected at the root only, remembered in a cookie. */

export const locales = ['en'] as const
export type Locale = (typeof locales)[number]
const defaultLocale: Locale = 'en'

/** Home page of each language. */
export const homes = { en: '/' } as const satisfies Record<Locale, string>

const cookieName = 'i18n_redirected'
const cookieDays = 365

const isLocale = (value: string): value is Locale => locales.some((locale) => locale === value)

/** The cookie's language, where it is a known one. */
export function localeOfCookie(cookies: string): Locale | undefined {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
  return value !== undefined && isLocale(value) ? value : undefined
}

export const cookieOf = (locale: Locale): string =>
  `${cookieName}=${locale}; path=/; max-age=${cookieDays * 86_400}; samesite=lax`

/** The language for a visitor at this path; undefined where no language is to be detected. */
export function detectLocale(path: string, cookies: string, languages: readonly string[]): Locale | undefined {
  if (path !== '/') return undefined
  const wanted = languages.map((language) => language.toLowerCase().split('-')[0] ?? '')
  return localeOfCookie(cookies) ?? wanted.find(isLocale) ?? defaultLocale
}
