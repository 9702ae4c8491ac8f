/** The hosts and contacts that the report names are those that a browser would go to. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMdx, printMdx } from '#content/format/prose/mdx.ts'
import { classifyLink } from '#content/schema/link.ts'
import { linkChanges, linksIn } from '#review/compare/links.ts'
import { pageOf } from '#test/support/inputs/entries.ts'
import { sideOf } from '#test/support/review/sides.ts'

const sideWith = (body: string) => sideOf([pageOf('/about', { body })])
const linkTo = (url: string): string =>
  printMdx({
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', value: 'us' }] }] }],
  })
const known = sideWith('See [us](https://known.example/).')

describe('a link in prose', () => {
  it.each([
    ['https://[2001:db8::1]/login', '[2001:db8::1]'],
    ['https://known.example&x.evil.example/', 'known.example&x.evil.example'],
    ['https://known.example(evil.example/', 'known.example(evil.example'],
    ['https://known.example)evil.example/', 'known.example)evil.example'],
    ["https://known.example'evil.example/", "known.example'evil.example"],
    ['https://known.example{evil.example/', 'known.example{evil.example'],
    ['https://known.example`evil.example/', 'known.example`evil.example'],
    ['https://known.example。evil.example/', 'known.example.evil.example'],
    ['http://0x7f.1/', '127.0.0.1'],
  ])('to %s leads to the host %s, which is new', (url, host) => {
    expect(linkChanges(known, sideWith(linkTo(url))).newHosts).toEqual([host])
  })

  it('is known however its address is spelled in the source', () => {
    const pieces = fc.constantFrom(..."()'`{}&*_~!;,$.-[]:@#?/", 'known.example', 'evil.example', 'a')
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 8 }), (parts) => {
        const url = `https://${parts.join('')}`
        fc.pre(classifyLink(url).kind === 'web')
        const source = linkTo(url)
        expect(parseMdx(source)).toMatchObject({ children: [{ children: [{ url }] }] })
        expect(linksIn(sideWith(source)).web).toMatchObject([{ url, host: URL.parse(url)?.host }])
      }),
      { numRuns: 1000 },
    )
  })

  it('is one in a component, too, and an address that is only written down is none', () => {
    const body = 'Write to https://spelled.example/.\n\n<CallToAction label="Go" link="https://new.example/" />'
    expect(linkChanges(known, sideWith(body)).newHosts).toEqual(['new.example'])
  })

  it('to a mailbox or a telephone is a contact, whole', () => {
    const body = '[Write](mailto:a_b*c@x.example?cc=d@x.example), [call](tel:+60-1;ext=2).'
    expect(linksIn(sideWith(body)).contacts.map(({ target }) => target)).toEqual([
      'mailto:a_b*c@x.example?cc=d@x.example',
      'tel:+60-1;ext=2',
    ])
  })
})
