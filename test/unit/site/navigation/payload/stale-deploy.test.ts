import { expect, it } from 'vitest'
import { isStaleDeploy, recordPreloadErrors, StaleDeployError } from '#site/navigation/payload/stale-deploy.ts'

it('recognises a part of the code that does not arrive, whatever the browser says of it', () => {
  const target = new EventTarget()
  const error = new Error('?')
  recordPreloadErrors(target)
  expect(isStaleDeploy(error)).toBe(false)
  target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  expect(isStaleDeploy(error)).toBe(true)
})

it('knows an answer for other code, and takes nothing else for one', () => {
  expect(isStaleDeploy(new StaleDeployError())).toBe(true)
  expect(isStaleDeploy(new TypeError('Cannot read properties of undefined'))).toBe(false)
  expect(isStaleDeploy('a text')).toBe(false)
})
