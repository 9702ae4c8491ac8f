/** How a host responds to a request: with a redirect, be it to the one address of a page, with a file, or with a 404. */
import type { IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { hostFileNames } from '#content/snapshot/site-files.ts'
import { indexAddress } from '#site/node/output/index-address.ts'
import { withQuery } from '#site/node/output/with-query.ts'
import { fileResponse, type SiteResponse } from './file-response.ts'
import type { HostRules } from './host-rules.ts'

export type SiteRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

export interface ServedSite {
  readonly folder: string
  readonly rules: HostRules
  /** Finds the file of an address that is not in the folder. */
  readonly fallbackFile?: ((path: string) => Promise<string | undefined>) | undefined
}

const ofFolder = new RegExp(indexAddress)

export async function respond(
  { folder, rules, fallbackFile }: ServedSite,
  request: SiteRequest,
): Promise<SiteResponse> {
  const { method, url = '', headers } = request
  const emptyResponse = (status: number, more: SiteResponse['headers'] = {}): SiteResponse => ({
    status,
    headers: { ...rules.headersOf('/'), ...more, 'Content-Length': '0' },
  })
  if (method !== 'GET' && method !== 'HEAD') return emptyResponse(405, { Allow: 'GET, HEAD' })
  // Proxies send complete addresses.
  const [, address, query = ''] = /^(?:https?:\/\/[^/?]*)?(\/[!->@-~]*)(\?[!-~]*)?$/.exec(url) ?? []
  const names = address && namesIn(address)
  if (!address || !names) return emptyResponse(400)
  const path = `/${names.join('/')}`
  const redirect = rules.redirects.get(path)
  if (redirect) return emptyResponse(redirect.status, { Location: withQuery(redirect.to, query) })
  const page = ofFolder.exec(address)?.groups?.['page']
  if (page !== undefined) return emptyResponse(301, { Location: page + query })
  const fileAt = async (
    file: string,
    status?: number,
    place = join(folder, file),
  ): Promise<SiteResponse | undefined> => {
    const fileRequest = { method, headers: status ? withoutConditions(headers) : headers }
    const found = await fileResponse(place, fileRequest, extname(file))
    return found && { ...found, ...(status ? { status } : {}), headers: { ...rules.headersOf(file), ...found.headers } }
  }
  const fallback = async () => {
    const place = await fallbackFile?.(path)
    return place === undefined ? undefined : fileAt(path, undefined, place)
  }
  const found = isPublic(names)
    ? ((await fileAt(path)) ?? (await fileAt(`${path === '/' ? '' : path}/index.html`)) ?? (await fallback()))
    : undefined
  return found ?? (await fileAt('/404.html', 404)) ?? emptyResponse(404)
}

/** The decoded names in an address; undefined where a `%` belongs to no letter. */
function namesIn(address: string): string[] | undefined {
  try {
    return address === '/' ? [] : address.slice(1).split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Whether visitors may have it: not what lies elsewhere, what is hidden, nor what is there for hosts. */
const isPublic = (names: readonly string[]): boolean =>
  names.every((name) => /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name)) &&
  !Object.values<string>(hostFileNames).includes(names.join('/'))

/** The page of an error is always sent, and whole. */
const withoutConditions = (headers: SiteRequest['headers']): SiteRequest['headers'] => ({
  'accept-encoding': headers['accept-encoding'],
})
