/**
 * Drupal's webforms by webform_rest: `POST /webform_rest/submit`, as nobody in particular. No cookie goes along, so none of its
 * tokens against forgery is needed. Files go to an endpoint of the site's own before, which answers as Drupal's uploads do.
 */

import { fieldNameOf, machineName } from '#content/schema/answers/drupal/machine-name.ts'
import { plainText } from '#content/schema/answers/drupal/plain-text.ts'
import { failureOf } from './failure.ts'
import type { FileOutcome, FormAnswer, Outcome, Submission, SubmissionFormat } from './submission.ts'

export const drupalWebform = {
  attachment: { encode: encodeFile, outcome: outcomeOfFile },
  encode,
  outcome,
} satisfies SubmissionFormat

/** An element of each webform whose values must be unique: Drupal knows no other way to tell the second of two alike. */
const keyElement = 'submission_key'

function encode(
  { form, key, fields, answers, honeypot, challengeToken }: Submission,
  ids: Readonly<Record<string, string>>,
) {
  const ticks = new Set(fields.flatMap(({ type, name }) => (type === 'checkbox' ? [name] : [])))
  const given = Object.entries(answers).map(([name, answer]) => [machineName(name), ticks.has(name) ? 1 : answer])
  const files = Object.entries(ids).map(([name, id]) => [machineName(name), Number(id)])
  return {
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      ...Object.fromEntries([...given, ...files]),
      webform_id: machineName(form),
      // What was changed since is another submission, as Drupal could not say that it is.
      [keyElement]: `${key}-${digestOf(JSON.stringify([given, files]))}`,
      // What a webform has no element for, Drupal leaves out.
      ...(honeypot ? { honeypot } : {}),
      challenge_token: challengeToken,
    }),
  }
}

function outcome(answer: FormAnswer): Outcome {
  const body = parsed(answer.body)
  // The page of something that stands before Drupal may have a good status, too.
  if (answer.status === 200)
    return typeof body['sid'] === 'string' ? { kind: 'sent' } : { kind: 'failed', reason: 'broken' }
  if (answer.status !== 400) return failureOf(answer)
  // With this sentence, `error` holds one for each element; without it, what is wrong with all of it.
  if (body['message'] !== 'Submitted Data contains validation errors.') return { kind: 'failed', reason: 'refused' }
  const errors = Object.entries((body['error'] ?? {}) as Readonly<Record<string, unknown>>)
  if (errors.some(([element]) => element === keyElement)) return { kind: 'sent' }
  return {
    kind: 'mistaken',
    problems: new Map(errors.map(([element, html]) => [fieldNameOf(element), plainText(String(html))])),
  }
}

function encodeFile(file: File) {
  const headers = {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `file; filename="${headerName(file.name)}"`,
    Accept: 'application/json',
  }
  return { headers, body: file }
}

/** Drupal takes no name but one in plain letters. */
const headerName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .()-]/g, '_')

function outcomeOfFile(answer: FormAnswer, field: string): FileOutcome {
  const id = (parsed(answer.body)['fid'] as readonly { readonly value?: unknown }[] | undefined)?.[0]?.value
  if (answer.status === 201 && Number.isInteger(id)) return { kind: 'kept', id: String(id) }
  if (answer.status === 400 || answer.status === 422)
    return {
      kind: 'mistaken',
      problems: new Map([[field, 'Our server did not take this file. Please attach another one.']]),
    }
  return answer.status < 300 ? { kind: 'failed', reason: 'broken' } : failureOf(answer)
}

function parsed(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
  } catch {
    return {}
  }
}

/** FNV-1a, with 32 bits: beside a key of its own it need only differ where an answer does. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
