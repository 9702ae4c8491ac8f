import { compile } from '@mdx-js/mdx'
import { describe, expect, it } from 'vitest'
import { remarkDialect } from '#test/support/mdx-plugin.ts'

const compiled = async (source: string) => String(await compile(source, { jsx: true, remarkPlugins: [remarkDialect] }))

describe('remarkDialect', () => {
  it('gives the compiler tables, task lists and strikethrough', async () => {
    const code = await compiled('| a |\n| - |\n\n- [x] b\n\n~~c~~')
    expect(code).toContain('<_components.table>')
    expect(code).toContain('type="checkbox"')
    expect(code).toContain('<_components.del>')
  })

  it('takes neither bare links nor single tildes for more than text', async () => {
    expect(await compiled('https://x.example ~a~')).toContain('{"https://x.example ~a~"}')
  })

  it('keeps a paragraph of nothing but tags a paragraph, with its spaces', async () => {
    expect(await compiled('<u>a</u> <sub>b</sub>')).toContain(
      '<_components.p><_components.u>{"a"}</_components.u>{" "}<_components.sub>{"b"}</_components.sub></_components.p>',
    )
  })
})
