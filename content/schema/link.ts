/**
 * Where a link may lead, in a field and in prose alike.
 *
 * A list of what is allowed, not of what is dangerous: the dangerous forms have no end. Nothing is repaired here, so what
 * is accepted is exactly what a browser will get.
 */
import * as z from 'zod'
import { idSource } from './slug.ts'

export type Link =
  | { readonly kind: 'reference'; readonly type: string; readonly id: string; readonly hash: string | undefined }
  | {
      readonly kind: 'path'
      readonly url: string
      /** The path without query, hash and a slash at the end: what a page is found by. */
      readonly path: string
      /** The query with its `?`; empty if there is none. */
      readonly query: string
      /** The fragment with its `#`; empty if there is none. */
      readonly hash: string
    }
  | { readonly kind: 'hash'; readonly url: string }
  /** An address that each deployment configures: ticketing, sign-in. */
  | { readonly kind: 'service'; readonly name: string }
  | { readonly kind: 'web'; readonly url: string }
  | { readonly kind: 'mail'; readonly url: string }
  | { readonly kind: 'phone'; readonly url: string }
  | { readonly kind: 'refused'; readonly why: string }

export const linkForms = 'ref:<type>/<id>, /path, #place, service:<name>, https://, http://, mailto: or tel:'

/** The schema of a link, wherever one stands. */
export const linkText = () =>
  z.string().superRefine((text, context) => {
    const link = classifyLink(text)
    if (link.kind === 'refused') context.addIssue({ code: 'custom', message: link.why })
  })

/** Characters. */
const longest = 2000

// Browsers drop or turn some of these before they read the scheme, so that `java\tscript:` runs and `/\host` leaves the site.
const treacherous = /[\s\p{Cc}\p{Noncharacter_Code_Point}\\<>"]/u
const reference = new RegExp(`^ref:([a-z][A-Za-z]*)/(${idSource})(#[^#]+)?$`, 'u')
const scheme = /^[a-z][a-z0-9+.-]*(?=:)/iu

export function classifyLink(url: string): Link {
  if (url === '') return refused('the address is empty')
  if (url.length > longest) return refused(`the address is longer than ${longest} characters`)
  if (treacherous.test(url)) return refused('the address has a space, a backslash, <, >, " or a control character')
  if (!url.isWellFormed()) return refused('the address has half a character')
  if (url.startsWith('//'))
    return refused('an address that begins with // leads to another site: write https:// before it')
  // Other sites may spell theirs as they like.
  if (/^(?:[/#]|ref:)/u.test(url) && !namesPlace(url))
    return refused('what stands after # has a % that belongs to no letter: é is written %C3%A9, a percent sign %25')
  if (url.startsWith('/')) return ownPath(url)
  if (url.startsWith('#')) return url === '#' ? refused('nothing stands after #') : { kind: 'hash', url }
  return classifyScheme(url)
}

const refused = (why: string): Link => ({ kind: 'refused', why })

/** Whether browsers can decode what stands after `#`, if anything does. */
function namesPlace(url: string): boolean {
  try {
    decodeURIComponent(url.replace(/^[^#]*/u, ''))
    return true
  } catch {
    return false
  }
}

function ownPath(url: string): Link {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/u.exec(url) ?? []
  return { kind: 'path', url, path: path.replace(/(?<=.)\/$/u, ''), query, hash }
}

function classifyScheme(url: string): Link {
  const name = scheme.exec(url)?.[0]
  switch (name) {
    case 'ref':
      return classifyReference(url)
    case 'service':
      return /^service:[a-z][A-Za-z]*$/u.test(url)
        ? { kind: 'service', name: url.slice('service:'.length) }
        : refused('a service is written service:<name>')
    case 'http':
    case 'https':
      return isWebAddress(url) ? { kind: 'web', url } : refused('it is not a complete web address')
    case 'mailto':
      return /^mailto:[^@?]+@[^@?]+(\?.*)?$/u.test(url)
        ? { kind: 'mail', url }
        : refused('mailto: must be followed by one e-mail address')
    case 'tel':
      return /^tel:\+?[0-9][0-9().-]*(;[a-z0-9=;+-]+)?$/u.test(url)
        ? { kind: 'phone', url }
        : refused('tel: must be followed by a telephone number without spaces')
    case undefined:
      return refused('the address is neither a path that begins with / nor complete with https://')
    default:
      return refused(`addresses with ${name}: are not allowed`)
  }
}

function classifyReference(url: string): Link {
  const [, type, id, hash] = reference.exec(url) ?? []
  if (type === undefined || id === undefined) return refused('a reference is written ref:<type>/<id>')
  return { kind: 'reference', type, id, hash }
}

// Name and password before the host make `https://ours.example@theirs.example` look like ours.
function isWebAddress(url: string): boolean {
  const parsed = /^https?:\/\/[^/]/u.test(url) ? URL.parse(url) : null
  return parsed !== null && parsed.username === '' && parsed.password === ''
}
