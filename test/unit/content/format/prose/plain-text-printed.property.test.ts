/** Plain text is printed without asking the library, which would have changed nothing of it. */
import fc from 'fast-check'
import type { RootContent, Text } from 'mdast'
import { expect, it } from 'vitest'
import { printMdx } from '#content/format/prose/mdx.ts'

const letters = ['a', 'B', 'é', '映', 'import', 'export ', 'imports', 'a. ', 'b! ', 'c? ', '1. ', '12) ', '7']
const signs = [...'.,;:?!…()–—- \'’"“”', '--', ':-', '- ']
const words = fc
  .tuple(fc.constantFrom(...letters), fc.array(fc.constantFrom(...letters, ...signs), { maxLength: 12 }))
  .map(([first, rest]) => `${first}${rest.join('')}`.trim().replace(/ +/gu, ' '))

const blocks: Record<string, (child: Text) => RootContent> = {
  paragraph: (child) => ({ type: 'paragraph', children: [child] }),
  heading: (child) => ({ type: 'heading', depth: 2, children: [child] }),
  quote: (child) => ({ type: 'blockquote', children: [{ type: 'paragraph', children: [child] }] }),
  list: (child) => ({
    type: 'list',
    children: [{ type: 'listItem', children: [{ type: 'paragraph', children: [child] }] }],
  }),
}

// It does not count as plain, so the library looks at a text that has it.
const sign = ' ·'

it.each(Object.entries(blocks))('gives plain text in a %s as the library would', (_, block) => {
  const printed = (value: string) => printMdx({ type: 'root', children: [block({ type: 'text', value })] })
  fc.assert(
    fc.property(words, (value) => {
      expect(printed(value)).toBe(printed(`${value}${sign}`).slice(0, -sign.length))
    }),
    { numRuns: 1000 },
  )
})
