/** What a host answers to a request: a redirect, the one address of a page, a file, or that there is none. */
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { addressWithSlash } from '#site/node/output/one-slash.ts'
import type { HostRules } from './host-rules.ts'
import { type Answer, answerWith } from './served-file.ts'

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const slashAtEnd = new RegExp(addressWithSlash)

export async function answerOf(folder: string, rules: HostRules, request: Request): Promise<Answer> {
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
  if (redirect) return bare(redirect.status, { Location: redirect.to })
  const page = slashAtEnd.exec(address)?.groups?.['page']
  if (page !== undefined) return bare(301, { Location: page + query })
  const answer = async (file: string, status?: number): Promise<Answer | undefined> => {
    const found = await answerWith(join(folder, file), {
      method,
      headers: status ? withoutConditions(headers) : headers,
    })
    return found && { ...found, ...(status ? { status } : {}), headers: { ...rules.headersOf(file), ...found.headers } }
  }
  const found = isPublic(names)
    ? ((await answer(path)) ?? (await answer(`${path === '/' ? '' : path}/index.html`)))
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
