import { describe, expect, it } from 'vitest'
import { convertHtml, foyer, fromHtml, htmlFaults } from '../html-converted.ts'

describe('the look of what stands in a list or a table', () => {
  it.each([
    ['<ul><li style="font-weight:bold">a</li></ul>', '- **a**'],
    ['<blockquote style="font-style:italic"><p>a</p></blockquote>', '> *a*'],
    [
      '<table><tr><th>a</th></tr><tr style="font-weight:bold"><td style="font-style:italic">b</td></tr></table>',
      '| a |\n| - |\n| ***b*** |',
    ],
  ])('is kept: %s', (html, mdx) => {
    expect(fromHtml(html)).toBe(mdx)
  })

  it.each([
    '<ul><li style="color:red">a</li></ul>',
    '<table><tr><th>h</th></tr><tr style="color:red"><td>a</td></tr></table>',
    '<table><tr><th>h</th></tr><tbody style="color:red"><tr><td>a</td></tr></tbody></table>',
    '<table><tr><th>h</th></tr><tr><td style="color:red">a</td></tr></table>',
  ])('is told where there is none here: %s', (html) => {
    expect(htmlFaults(html)).toEqual(['The text “a” has a look that is not kept: its colour is red'])
  })
})

describe('a table', () => {
  it('keeps all captions, also without a cell', () => {
    const captions = '<caption>a</caption><caption>b</caption>'
    expect(
      fromHtml(`<figure><table>${captions}<tr><td>c</td></tr></table><figcaption>d</figcaption></figure>`),
    ).toContain('caption={"a\\nb\\nd"}')
    expect(fromHtml('<table><caption>a</caption></table>')).toBe('a')
  })
})

describe('a medium', () => {
  it('keeps what stands in it, as one that is not closed holds all that follows', () => {
    expect(fromHtml(`<drupal-media ${foyer} /><p>a</p>`)).toBe('<Figure file="file/foyer" />\n\na')
  })

  it.each(['style="float:left"', 'align="left"', 'data-align="left"'])(
    'is told where it stands beside the text: %s',
    (side) => {
      const { issues } = convertHtml(`<img src="/sites/default/files/caf%C3%A9.jpg" ${side}>`)
      expect(issues).toMatchObject([{ message: 'A picture stands on the left of the text' }])
    },
  )
})
