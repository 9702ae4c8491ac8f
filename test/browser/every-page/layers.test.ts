/** The layers of the styles of the built site. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'

it('names each layer of styles after those that it is above, whichever chunk the bundler put first', () => {
  const [file = ''] = globSync('assets/style-*.css', { cwd: inject('builtSite') })
  const sheet = readFileSync(join(inject('builtSite'), file), 'utf8')
  const named = [...sheet.matchAll(/@layer ([a-z, ]+)/g)].flatMap(([, names = '']) => names.split(','))
  const order = new Set(named.map((name) => name.trim()))
  expect([...order]).toEqual(['reset', 'tokens', 'base', 'ui', 'sections', 'pages', 'print'])
})
