/**
 * Which addresses a link in prose may have.
 *
 * A list of what is allowed, not of what is dangerous: the dangerous forms have no end. Nothing is repaired here, so what
 * is accepted is exactly what a browser will get.
 */

export type LinkUrl =
  | { readonly kind: 'reference'; readonly type: string; readonly id: string; readonly hash: string | undefined }
  | { readonly kind: 'path'; readonly url: string }
  | { readonly kind: 'hash'; readonly url: string }
  | { readonly kind: 'web'; readonly url: string }
  | { readonly kind: 'mail'; readonly url: string }
  | { readonly kind: 'phone'; readonly url: string }
  | { readonly kind: 'refused'; readonly why: string }

// Browsers drop or turn some of these before they read the scheme, so that `java\tscript:` runs and `/\host` leaves the site.
const treacherous = /[\s\p{Cc}\\<>"]/u
const reference = /^ref:([a-z][A-Za-z]*)\/([a-z0-9][a-z0-9-]*)(#[^#]+)?$/u
const scheme = /^[a-z][a-z0-9+.-]*(?=:)/iu

export function classifyLink(url: string): LinkUrl {
  if (url === '') return { kind: 'refused', why: 'the address is empty' }
  if (treacherous.test(url)) {
    return { kind: 'refused', why: 'the address has a space, a backslash, <, >, " or a control character' }
  }
  if (url.startsWith('//'))
    return { kind: 'refused', why: 'an address that begins with // leads to another site: write https://' }
  if (url.startsWith('/')) return { kind: 'path', url }
  if (url.startsWith('#'))
    return url === '#' ? { kind: 'refused', why: 'nothing stands after #' } : { kind: 'hash', url }
  return classifyScheme(url)
}

function classifyScheme(url: string): LinkUrl {
  const name = scheme.exec(url)?.[0]
  switch (name) {
    case 'ref':
      return classifyReference(url)
    case 'http':
    case 'https':
      return isWebAddress(url) ? { kind: 'web', url } : { kind: 'refused', why: 'it is not a complete web address' }
    case 'mailto':
      return /^mailto:[^@?]+@[^@?]+(\?.*)?$/u.test(url)
        ? { kind: 'mail', url }
        : { kind: 'refused', why: 'mailto: must be followed by one e-mail address' }
    case 'tel':
      return /^tel:\+?[0-9][0-9().-]*(;[a-z0-9=;+-]+)?$/u.test(url)
        ? { kind: 'phone', url }
        : { kind: 'refused', why: 'tel: must be followed by a telephone number without spaces' }
    case undefined:
      return { kind: 'refused', why: 'the address is neither a path that begins with / nor complete with https://' }
    default:
      return { kind: 'refused', why: `addresses with ${name}: are not allowed` }
  }
}

function classifyReference(url: string): LinkUrl {
  const [, type, id, hash] = reference.exec(url) ?? []
  if (type === undefined || id === undefined) return { kind: 'refused', why: 'a reference is written ref:<type>/<id>' }
  return { kind: 'reference', type, id, hash }
}

// Name and password before the host make `https://ours.example@theirs.example` look like ours.
function isWebAddress(url: string): boolean {
  const parsed = /^https?:\/\/[^/]/u.test(url) ? URL.parse(url) : null
  return parsed !== null && parsed.username === '' && parsed.password === ''
}
