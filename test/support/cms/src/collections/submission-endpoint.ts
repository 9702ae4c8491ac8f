/**
 * Takes what visitors send, once: whoever sends again under the same key, as after a time-out, gets the first receipt. And
 * not too much of it: an address has so many submissions a minute.
 */
import {
  APIError,
  addDataAndFileToRequest,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { challengeRefused } from '../../../../../content/schema/answers/challenge.ts'
import { submissionsCollection } from '../names.ts'
import { checkChallenge } from './challenge.ts'
import { RateLimit } from './rate-limit.ts'
import { noteMarks } from './submission-marks.ts'

const collection = submissionsCollection as CollectionSlug
const limit = new RateLimit({ most: 20, perMs: 60_000 })

/** Those under one key come one after the other: the second waits for what becomes of the first. */
const underWay = new Map<string, Promise<unknown>>()

export const submissionEndpoint: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    const key = keyOf(req)
    await addDataAndFileToRequest(req)
    const taking = takeInTurn(key, () => take(req, key))
    if (key) underWay.set(key, taking)
    try {
      return await taking
    } catch (error) {
      throw inPlainWords(error)
    } finally {
      if (key && underWay.get(key) === taking) underWay.delete(key)
    }
  },
}

async function takeInTurn(key: string | undefined, work: () => Promise<Response>): Promise<Response> {
  await (key && underWay.get(key)?.catch(() => undefined))
  return work()
}

async function take(req: PayloadRequest, key: string | undefined): Promise<Response> {
  const marks = noteMarks(req, key)
  const first = key ? await sentUnder(key, req) : undefined
  if (first && first.digest !== marks.digest)
    return answer(409, { errors: [{ message: 'Under this key something else was sent before.' }] })
  if (first) return answer(200, { doc: { id: first.id } })
  const address = addressOf(req)
  const wait = limit.waitFor(address, Date.now())
  if (wait > 0) return answer(429, tooMany, { 'Retry-After': String(Math.ceil(wait / 1000)) })
  const challenge = await checkChallenge(req, address)
  if (challenge === 'refused') {
    limit.count(address, Date.now())
    return answer(403, { errors: [{ name: challengeRefused, message: 'The token of the bot challenge is not good.' }] })
  }
  if (challenge === 'unknown')
    return answer(503, {
      errors: [{ message: 'Nobody could be asked whether the token of the bot challenge is good.' }],
    })
  const { id } = await req.payload.create({
    collection,
    data: req.data ?? {},
    req,
    user: req.user,
    overrideAccess: false,
  })
  limit.count(address, Date.now())
  return answer(201, { doc: { id } })
}

/** Of a file whose bytes are not what it says, the form builder tells which of its own fields is invalid. */
function inPlainWords(error: unknown): unknown {
  if (!(error instanceof ValidationError)) return error
  for (const problem of error.data.errors)
    if (problem.message.includes('Failed to upload file'))
      problem.message = 'This file is damaged, or of another kind than it says. Please attach another one.'
  return error
}

const tooMany = { errors: [{ message: 'Too many forms were sent from this address.' }] }

function keyOf({ headers }: PayloadRequest): string | undefined {
  const key = headers.get('idempotency-key') ?? undefined
  if (key === undefined || /^[\w-]{16,64}$/.test(key)) return key
  throw new APIError('An Idempotency-Key has 16 to 64 letters, digits and hyphens.', 400, null, true)
}

async function sentUnder(key: string, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection,
    where: { idempotencyKey: { equals: key } },
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0] as { readonly id: number; readonly digest?: string } | undefined
}

/** The last in the list is who asked the nearest of our own servers; those before it are only said. */
const addressOf = ({ headers }: PayloadRequest): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''

const answer = (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers: { 'Access-Control-Expose-Headers': 'Retry-After', ...headers } })
