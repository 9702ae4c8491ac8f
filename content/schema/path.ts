/**
 * The addresses of this site's present and former pages. An address has one spelling; any other is refused, and the
 * message has the right one.
 */
import * as z from 'zod'
import { deviceFault, maxPathLength, pathPattern, payloadFileName, restFileName } from './slug.ts'

/** The files of a page, in a folder that its address names; compressed ones lie beside them. Not every page has a rest. */
export const pageFileNames = { html: 'index.html', payload: payloadFileName, rest: restFileName } as const

/** Whether it is a file that navigations fetch of a page. */
export const isPageData = (name: string): boolean => name === pageFileNames.payload || name === pageFileNames.rest

/** The name of the plain file beside which a compressed one stands; any other name as it is. */
export const uncompressedName = (name: string): string => name.replace(/\.(?:br|gz)$/, '')

/** The whole address of a page, such as `/about-gsc/csr`. Its files stand in a folder of that name. */
export const pagePath = z
  .string()
  .max(maxPathLength)
  .regex(pathPattern, { error: 'must be a path of lower-case words, such as /about-gsc/csr', abort: true })
  .superRefine((path, context) => refuse(context, deviceFault(path.split('/')) ?? reservedPathFault(path)))

/**
 * An address that a redirect answers, of another time or another system, such as `/old.php` or `/caf%C3%A9`. What a host,
 * nginx or a file system would take for more than a letter is not among its letters.
 */
export const oldPath = z
  .string()
  .max(500)
  .superRefine((path, context) => refuse(context, faultOf(path)))

const refuse = (context: z.core.$RefinementCtx<string>, fault: string | undefined): void => {
  if (fault !== undefined) context.addIssue({ code: 'custom', message: fault })
}

/** Why no page can have an address that is well spelled: hosts take `/404` for `404.html`, `/movie/index` for `/movie`. */
export function reservedPathFault(path: string): string | undefined {
  const [taken] = /^\/(?:assets|media|404)(?=\/|$)|\/index(?=\/|$)/.exec(path) ?? []
  return taken && `cannot be ${path}: what begins with ${taken} is taken by files of the site or by its hosts`
}

const letters = /^[\p{L}\p{M}\p{N} ._~!&()+,=@-]*$/u
/** Bytes of a folder's name; a file system takes 255. */
const maxBytes = 240

function faultOf(path: string): string | undefined {
  if (!path.startsWith('/')) return 'must begin with a slash'
  const names = namesIn(path)
  if (!names) return 'has a % that belongs to no letter: é is written %C3%A9, and a percent sign cannot be part of it'
  for (const name of names) {
    if (name === '') return 'must not have two slashes side by side'
    const strange = [...name].find((letter) => !letters.test(letter))
    if (strange !== undefined) return `must not hold ${JSON.stringify(strange)}`
    if (name.startsWith('.')) return `must not have a part that begins with a dot, such as ${name}`
    if (isPageData(uncompressedName(name)))
      return `must not have the part ${name}, the name of a file beside every page`
    if (new TextEncoder().encode(name).length > maxBytes) return `must not have a part of more than ${maxBytes} bytes`
  }
  const device = deviceFault(names)
  if (device !== undefined) return device
  const normal = printed(names)
  return normal === path ? undefined : `must be written ${normal}`
}

/**
 * The one spelling of an address of ours: its letters composed (NFC) and, where they need it, percent-encoded as UTF-8, and
 * no slash at its end. Nothing where a `%` belongs to no letter.
 */
export function normalPath(path: string): string | undefined {
  const names = namesIn(path)
  return names && printed(names)
}

/** The names of the folders that lead to an address, decoded. */
function namesIn(path: string): string[] | undefined {
  const inner = path.slice(1).replace(/\/$/, '')
  try {
    return inner === '' ? [] : inner.split('/').map((name) => decodeURIComponent(name).normalize('NFC'))
  } catch {
    return undefined
  }
}

const printed = (names: readonly string[]): string => `/${names.map(encoded).join('/')}`

/** A name of a path as browsers send it. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(/%(?:26|2B|2C|3D|40)/g, decodeURIComponent)
