/** A file as HTTP has it: the compressed one where the browser takes it, whole or a part, or nothing if it has it already. */

import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { ownValue } from '#content/schema/own-value.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { contentType } from '#site/node/output/content-types.ts'

/** A response as the server sends it. */
export interface SiteResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The bytes of a file that is open, so that it can be sent whatever becomes of its name meanwhile. */
  readonly body?: Readable
}

/** The parts of a request that decide how a file is sent. */
interface FileRequest {
  readonly method: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** Undefined where there is no such file. @param ending of its address, which says its type. */
export async function fileResponse(
  plain: string,
  { method, headers }: FileRequest,
  ending: string,
): Promise<SiteResponse | undefined> {
  const field = (name: string): string => String(ownValue(headers, name) ?? '')
  const opened = await openBest(plain, field('accept-encoding'))
  if (!opened) return undefined
  const { handle, size, version, encoding } = opened
  const tag = `"${sha256(version).slice(0, 16)}"`
  const common = {
    'Content-Type': contentType(ending),
    ETag: tag,
    Vary: 'Accept-Encoding',
    'Accept-Ranges': 'bytes',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  }
  const withoutBody = async (status: number, more: SiteResponse['headers'] = {}): Promise<SiteResponse> => {
    await handle.close()
    return { status, headers: { ...common, ...more } }
  }
  if (holds(field('if-none-match'), tag)) return withoutBody(304)
  const isSame = !headers['if-range'] || headers['if-range'] === tag
  const part = method === 'GET' && isSame ? partOf(field('range'), size) : undefined
  if (part === 'outside') return withoutBody(416, { 'Content-Range': `bytes */${size}` })
  const { start, end } = part ?? { start: 0, end: size - 1 }
  const length = end - start + 1
  const sized = { 'Content-Length': String(length) }
  if (method === 'HEAD' || length === 0) return withoutBody(200, sized)
  const range = part ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}
  const body = handle.createReadStream({ start, end })
  return { status: part ? 206 : 200, headers: { ...common, ...sized, ...range }, body }
}

interface Opened {
  readonly handle: FileHandle
  /** Bytes. */
  readonly size: number
  /** A text that differs for other bytes. */
  readonly version: string
  readonly encoding?: string
}

async function openBest(plain: string, accepted: string): Promise<Opened | undefined> {
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const compressed = accepts(accepted, encoding) ? await openFile(plain + ending) : undefined
    if (compressed) return { ...compressed, encoding }
  }
  return openFile(plain)
}

const accepts = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((one) => one.trim().split(';')[0] === encoding && !/;\s*q=0(?:\.0*)?\s*$/.test(one))

const isNoFile = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES'])

async function openFile(path: string): Promise<Opened | undefined> {
  let handle: FileHandle
  try {
    handle = await open(path)
  } catch (error) {
    if (isNoFile.has((error as NodeJS.ErrnoException).code)) return undefined
    throw error
  }
  const facts = await handle.stat({ bigint: true })
  if (facts.isFile())
    return { handle, size: Number(facts.size), version: [path, facts.size, facts.mtimeNs, facts.ino].join(' ') }
  await handle.close()
  return undefined
}

const holds = (tags: string, tag: string): boolean =>
  tags.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)

/** The first and last byte of one part, as players ask for it. Several at once, and what is no range, may be answered with the whole. */
function partOf(range: string, size: number): { start: number; end: number } | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first === '')
    return Number(last) > 0 && size > 0 ? { start: Math.max(0, size - Number(last)), end: size - 1 } : 'outside'
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return 'outside'
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
