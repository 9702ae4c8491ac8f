import { expect, it } from 'vitest'
import { normaliseError, PageError } from '#site/shared/page-error.ts'

const circular: Record<string, unknown> = {}
circular['self'] = circular

it.each([
  ['an error', new Error('Broken'), 'Broken', 500],
  ['an error of ours', new PageError(404, 'Nothing here'), 'Nothing here', 404],
  ['statusCode before status', { message: 'a', statusCode: 401, status: 402, response: { status: 403 } }, 'a', 401],
  ['status before the answer', { message: 'a', status: 402, response: { status: 403 } }, 'a', 402],
  ['the status of the answer', { message: 'a', response: { status: 403 } }, 'a', 403],
  ['a status that is none', { message: 'a', status: '404' }, 'a', 500],
  ['an object without a message', { code: 7 }, '{"code":7}', 500],
  ['an empty message', { message: '' }, '{"message":""}', 500],
  ['a string', 'Broken', 'Broken', 500],
  ['a number', 7, '7', 500],
  ['null', null, 'null', 500],
  ['nothing', undefined, 'undefined', 500],
  ['a circular object', circular, '[object Object]', 500],
  ['a Response', new Response(null, { status: 503, statusText: 'Busy' }), '503 Busy', 503],
  ['a DOMException', new DOMException('Stopped', 'AbortError'), 'Stopped', 500],
])('says of %s what can be said', (_, error, message, status) => {
  expect(normaliseError(error)).toEqual({ message, status })
})
