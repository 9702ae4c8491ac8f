/** An address of a page stands in `routes.ts` alone; elsewhere `href` has it, so that no link is left behind when one changes. */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { routes } from '#site/routes.ts'

const site = resolve(import.meta.dirname, '../../../site')

/** The table itself, and samples of what editors write. */
const allowed = new Set(['routes.ts', 'node/dev/section-samples.ts'])

const firstNames = new Set(Object.values(routes).map(({ path }) => path.split('/')[1] ?? ''))
firstNames.delete('')

const isOwnAddress = (text: string): boolean => {
  const [, name = ''] = /^\/([a-z0-9-]+)(?=[/?#"]|$)/.exec(text) ?? []
  return firstNames.has(name)
}

/** The texts in a program: of strings and templates, and of markup. */
function textsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, value } = node as { type?: string; value?: unknown }
  if (type === 'Literal' && typeof value === 'string') return [value]
  if (type === 'TemplateElement') return [(value as { cooked: string }).cooked]
  return Object.values(node).flatMap(textsIn)
}

const ownAddressesIn = (source: string, lang: 'ts' | 'tsx'): string[] =>
  textsIn(parseAst(source, { lang })).filter(isOwnAddress)

it('knows an address of ours in a string, a template and markup, and no other text', () => {
  const source = `
    // '/movies'
    import x from '#site/routes.ts'
    const links = [\`/faq/\${slug}\`, \`\${site}/about-gsc/newsroom"\`, '/movies#now', '/media/x', '/moviesque', 'movies', '/']
    const link = <a href="/events-at-gsc">Events</a>
  `
  expect(ownAddressesIn(source, 'tsx')).toEqual(['/faq/', '/about-gsc/newsroom"', '/movies#now', '/events-at-gsc'])
})

it('spells no address of ours outside of the route table', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: site }).filter((file) => !allowed.has(file))
  const found = files.flatMap((file) =>
    ownAddressesIn(readFileSync(resolve(site, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').map(
      (address) => `${file}: ${address}`,
    ),
  )
  expect(found).toEqual([])
})
