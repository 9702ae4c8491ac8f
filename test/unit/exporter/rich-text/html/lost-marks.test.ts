import { describe, expect, it } from 'vitest'
import { convertHtml, foyer, fromHtml, htmlFaults, ticket } from '../html-converted.ts'

const raised = 'The text “2” has a look that is not kept: it is raised'

describe('a mark', () => {
  it.each([
    ['a caption', '<table><caption>m<sup>2</sup></caption><tr><th>a</th></tr><tr><td>b</td></tr></table>'],
    ['the caption of a picture', `<figure><img ${ticket}><figcaption>m<sup>2</sup></figcaption></figure>`],
    ['a caption in an attribute', `<drupal-media ${foyer} data-caption="m&lt;sup&gt;2&lt;/sup&gt;"></drupal-media>`],
    ['a table without a header row', '<table><tr><td>m<sup>2</sup></td></tr></table>'],
    ['a table of data', '<table class="data-table"><tr><th>a</th></tr><tr><td>m<sup>2</sup></td></tr></table>'],
    ['a merged cell', '<table><tr><th>a</th><th>b</th></tr><tr><td colspan="2">m<sup>2</sup></td></tr></table>'],
    ['a button', '<p><a class="button" href="/x">m<sup>2</sup></a></p>'],
    ['a countdown', '<time class="countdown" datetime="2026-10-05T21:00:00Z">m<sup>2</sup></time>'],
    ['program text', '<pre>m<sup>2</sup></pre>'],
  ])('is told in %s, which has none, and its words are kept', (_, html) => {
    expect(convertHtml(html).mdx).toContain('m2')
    expect(htmlFaults(html)).toEqual([raised])
  })

  it.each([
    ['sub', 'lowered'],
    ['s', 'struck through'],
    ['u', 'underlined'],
    ['i', 'in italics'],
    ['b', 'bold'],
    ['code', 'code'],
  ])('of the kind <%s> is told: it is %s', (name, what) => {
    expect(htmlFaults(`<table><tr><td>a <${name}>b</${name}></td></tr></table>`)).toEqual([
      `The text “b” has a look that is not kept: it is ${what}`,
    ])
  })

  it('is told once for all that have it', () => {
    const cells = [1, 2, 3, 4, 5].map((number) => `<td>m<sup>${number}</sup></td>`).join('')
    expect(htmlFaults(`<table><tr>${cells}</tr></table>`)).toEqual([
      'The texts “1”, “2”, “3” and 2 more have a look that is not kept: they are raised',
    ])
  })

  it.each([
    '<table><tr><th>a<sup>2</sup></th></tr><tr><td><b>b</b></td></tr></table>',
    '<table><tr><th><b>a</b></th><th>b</th></tr><tr><td colspan="2">c</td></tr></table>',
    '<p><b><a href="/x">a</a></b></p>',
    '<pre><code>a</code></pre>',
  ])('is not where it is kept, or where a header is bold anyway: %s', (html) => {
    expect(fromHtml(html)).toContain('a')
  })

  it('of what stands around is told, too', () => {
    expect(htmlFaults('<s><pre>2</pre></s>')).toEqual([
      'The text “2” has a look that is not kept: it is struck through',
    ])
    const caption = '<caption style="color:red">a</caption>'
    expect(htmlFaults(`<table>${caption}<tr><th>b</th></tr><tr><td>c</td></tr></table>`)).toEqual([
      'The text “a” has a look that is not kept: its colour is red',
    ])
  })
})
