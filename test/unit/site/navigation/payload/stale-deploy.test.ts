import { expect, it } from 'vitest'
import { isStaleDeploy, notePreloadErrors, StaleDeployError } from '#site/navigation/payload/stale-deploy.ts'

it.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://gsc.example/assets/page-1.js'],
  ['Firefox', 'error loading dynamically imported module: https://gsc.example/assets/page-1.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Safari, for a page in place of a script', "'text/html' is not a valid JavaScript MIME type."],
  ['Vite', 'Unable to preload CSS for /assets/page-1.css'],
])('recognises a chunk that is gone, as %s says it', (_, message) => {
  expect(isStaleDeploy(new TypeError(message))).toBe(true)
})

it('recognises what Vite has told of, whatever it says', () => {
  const target = new EventTarget()
  const error = new Error('?')
  notePreloadErrors(target)
  expect(isStaleDeploy(error)).toBe(false)
  target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  expect(isStaleDeploy(error)).toBe(true)
})

it('knows an answer for other code, and takes nothing else for one', () => {
  expect(isStaleDeploy(new StaleDeployError())).toBe(true)
  expect(isStaleDeploy(new TypeError('Cannot read properties of undefined'))).toBe(false)
  expect(isStaleDeploy('Importing a module script failed.')).toBe(false)
})
