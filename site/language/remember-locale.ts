import { cookieOf, detectLocale, homes } from './locale.ts'

/** Detects the visitor's language at the root, remembers it, and redirects to its home page. */
export function rememberLocale(): void {
  const locale = detectLocale(location.pathname, document.cookie, navigator.languages)
  if (!locale) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers yet.
  document.cookie = cookieOf(locale)
  if (homes[locale] !== location.pathname) location.replace(homes[locale])
}
