import { expect, it } from 'vitest'
import { startFailureOf } from '#site/features/form/interactive/start-failure.ts'
import { NetworkError } from '#site/navigation/payload/fetch-site-file.ts'
import { recordPreloadErrors, StaleDeployError } from '#site/navigation/payload/stale-deploy.ts'

/** As a built site tells of a part of its code that did not arrive. */
function missingPart(): Error {
  const error = new TypeError('Failed to fetch dynamically imported module')
  const target = new EventTarget()
  recordPreloadErrors(target)
  target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  return error
}

it.each([
  ['a file that is of another deploy', new StaleDeployError(), true, 'outdated'],
  ['code that is gone', missingPart(), true, 'outdated'],
  ['code that cannot be fetched without a connection', missingPart(), false, 'unreachable'],
  ['a file that nobody answers for', new NetworkError(), true, 'unreachable'],
  ['a host that fails', new Error('The host answered for the rest of /book-a-hall with 503.'), true, 'broken'],
  ['a fault of our own', new TypeError('x is undefined'), true, 'broken'],
] as const)('tells %s from other causes', (_, error, isOnline, failure) => {
  expect(startFailureOf(error, isOnline)).toBe(failure)
})
