/** Pages that are there for those who work on the site alone. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'

it('builds nothing of the page that shows every section', () => {
  expect(existsSync(join(inject('builtSite'), 'dev'))).toBe(false)
  const telling = ['dev/sections', 'outlasts the credits']
  for (const file of globSync('**/*.{html,js,json,xml}', { cwd: inject('builtSite') })) {
    const text = readFileSync(join(inject('builtSite'), file), 'utf8')
    for (const words of telling) expect(text.includes(words), `${file} has “${words}”`).toBe(false)
  }
})
