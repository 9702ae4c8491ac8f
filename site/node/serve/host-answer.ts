/** What a host answers to a request: a redirect, the one address of a page, a file, or that there is none. */
import type { IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { indexAddress } from '#site/node/output/index-address.ts'
import { withQuery } from '#site/node/output/with-query.ts'
import type { HostRules } from './host-rules.ts'
import { type Answer, answerWith } from './served-file.ts'

export type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

export interface ServedSite {
  readonly folder: string
  readonly rules: HostRules
  /** Where the file of an address is that is not in the folder. */
  readonly findElsewhere?: ((path: string) => Promise<string | undefined>) | undefined
}

const ofFolder = new RegExp(indexAddress)

export async function answerOf({ folder, rules, findElsewhere }: ServedSite, request: Request): Promise<Answer> {
  const { method, url = '', headers } = request
  const bare = (status: number, more: Answer['headers'] = {}): Answer => ({
    status,
    headers: { ...rules.headersOf('/'), ...more, 'Content-Length': '0' },
  })
  if (method !== 'GET' && method !== 'HEAD') return bare(405, { Allow: 'GET, HEAD' })
  // Proxies send complete addresses.
  const [, address, query = ''] = /^(?:https?:\/\/[^/?]*)?(\/[!->@-~]*)(\?[!-~]*)?$/.exec(url) ?? []
  const names = address && namesIn(address)
  if (!address || !names) return bare(400)
  const path = `/${names.join('/')}`
  const redirect = rules.redirects.get(path)
  if (redirect) return bare(redirect.status, { Location: withQuery(redirect.to, query) })
  const page = ofFolder.exec(address)?.groups?.['page']
  if (page !== undefined) return bare(301, { Location: page + query })
  const answer = async (file: string, status?: number, place = join(folder, file)): Promise<Answer | undefined> => {
    const asked = { method, headers: status ? withoutConditions(headers) : headers }
    const found = await answerWith(place, asked, extname(file))
    return found && { ...found, ...(status ? { status } : {}), headers: { ...rules.headersOf(file), ...found.headers } }
  }
  const answerFromElsewhere = async () => {
    const place = await findElsewhere?.(path)
    return place === undefined ? undefined : answer(path, undefined, place)
  }
  const found = isPublic(names)
    ? ((await answer(path)) ??
      (await answer(`${path === '/' ? '' : path}/index.html`)) ??
      (await answerFromElsewhere()))
    : undefined
  return found ?? (await answer('/404.html', 404)) ?? bare(404)
}

/** Nothing where a `%` belongs to no letter. */
function namesIn(address: string): string[] | undefined {
  try {
    return address === '/' ? [] : address.slice(1).split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Not what lies elsewhere, what is hidden, nor what is there for hosts. */
const isPublic = (names: readonly string[]): boolean =>
  names.every((name) => /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name)) &&
  !/^(?:_redirects|_headers|nginx\.conf)$/.test(names.join('/'))

/** The page of an error is always sent, and whole. */
const withoutConditions = (headers: Request['headers']): Request['headers'] => ({
  'accept-encoding': headers['accept-encoding'],
})
