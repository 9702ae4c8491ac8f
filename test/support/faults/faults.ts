/** What can be made to go wrong between a client and a server. Pure, but for how a slow answer is delivered. */

export type Fault =
  | {
      readonly kind: 'status'
      readonly status: number
      readonly headers?: Record<string, string>
      readonly body?: string
    }
  /** A page with status 200 where JSON is expected. */
  | { readonly kind: 'html' }
  /** The connection is torn down before any answer. */
  | { readonly kind: 'reset' }
  /** Half of the body, then the connection ends. */
  | { readonly kind: 'cut' }
  /** A pause before the answer, or between the pieces of its body: ten, if not given. */
  | { readonly kind: 'slow'; readonly beforeMs?: number; readonly betweenPiecesMs?: number; readonly pieces?: number }
  /** A list of Payload without entries. */
  | { readonly kind: 'emptyList' }
  /** A list of Payload in another order, the same one for the same seed. */
  | { readonly kind: 'shuffle'; readonly seed: number }
  | { readonly kind: 'replaceBody'; readonly replace: (body: Buffer) => Buffer }
  /** Nothing, under the content type of the true answer. */
  | { readonly kind: 'zeroBytes' }
  /** A text under the content type of the true answer, a picture for instance. */
  | { readonly kind: 'wrongType' }

export interface Delay {
  readonly by: 'delaying'
  readonly beforeMs: number
  readonly betweenPiecesMs: number
  readonly pieces: number
}

export type Effect =
  | {
      readonly by: 'answering'
      readonly status: number
      readonly headers: Record<string, string>
      readonly body: string
    }
  | { readonly by: 'resetting' }
  | { readonly by: 'cutting' }
  | Delay
  | { readonly by: 'editing'; readonly edit: (body: Buffer) => Buffer }

export function effectOf(fault: Fault): Effect {
  switch (fault.kind) {
    case 'status':
      return { by: 'answering', status: fault.status, headers: fault.headers ?? {}, body: fault.body ?? '' }
    case 'html':
      return { by: 'answering', status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: page }
    case 'reset':
      return { by: 'resetting' }
    case 'cut':
      return { by: 'cutting' }
    case 'slow':
      return {
        by: 'delaying',
        beforeMs: fault.beforeMs ?? 0,
        betweenPiecesMs: fault.betweenPiecesMs ?? 0,
        pieces: fault.pieces ?? 10,
      }
    case 'emptyList':
      return { by: 'editing', edit: (body) => editList(body, emptied) }
    case 'shuffle':
      return {
        by: 'editing',
        edit: (body) => editList(body, (list) => ({ ...list, docs: shuffled(list.docs, fault.seed) })),
      }
    case 'replaceBody':
      return { by: 'editing', edit: fault.replace }
    case 'zeroBytes':
      return { by: 'editing', edit: () => Buffer.alloc(0) }
    case 'wrongType':
      return { by: 'editing', edit: () => Buffer.from('This is a text, whatever its content type says.\n') }
  }
}

const page =
  '<!doctype html><html lang="en"><head><title>Back soon</title></head><body><h1>Back soon</h1></body></html>'

interface List {
  readonly docs: readonly unknown[]
}

/** A rule that hits something else than a list is a mistake of the test: it would pass for the wrong reason. */
function editList(body: Buffer, edit: (list: List) => List): Buffer {
  const value: unknown = JSON.parse(body.toString())
  if (!isList(value)) throw new TypeError('the answer is not a list of Payload')
  return Buffer.from(JSON.stringify(edit(value)))
}

function isList(value: unknown): value is List {
  return typeof value === 'object' && value !== null && 'docs' in value && Array.isArray(value.docs)
}

/** As Payload answers for a collection without entries. */
function emptied(list: List): List {
  const paging = { page: 1, pagingCounter: 1, totalDocs: 0, totalPages: 1 }
  return {
    ...list,
    ...paging,
    docs: [],
    hasNextPage: false,
    hasPrevPage: false,
    nextPage: null,
    prevPage: null,
  } as List
}

/** Fisher and Yates, with chance from a small generator that can be seeded (mulberry32). */
function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  let state = seed
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const rest = [...items]
  const drawn: T[] = []
  while (rest.length > 0) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return drawn
}
