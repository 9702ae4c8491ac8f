import { describe, expect, it } from 'vitest'
import { convertHtml, fromHtml } from '../html-converted.ts'

const told = (html: string) => {
  const { mdx, issues } = convertHtml(html)
  return [mdx, ...issues.map(({ message }) => message)]
}

describe('a place to which links lead', () => {
  it.each([
    '<p><a id="x"></a>a</p>',
    '<p><a name="x">a</a></p>',
    '<p><a name="x" href="#">a</a></p>',
    '<h4 id="x">a</h4>',
  ])('is told, as prose has none: %s', (html) => {
    expect(told(html).slice(1, 2)).toEqual(['The place “x” is not kept'])
  })

  it.each([
    '<p><a name="_Toc123"></a><a name="OLE_LINK1">a</a></p>',
    '<b style="font-weight:normal" id="docs-internal-guid-1">a</b>',
    '<p><a id="cta-1" href="/x">a</a></p>',
    '<p id="p1">a</p>',
    '<p><a href="#cast">a</a></p>',
  ])('is not where nobody meant one, or somewhere else: %s', (html) => {
    expect(fromHtml(html)).toContain('a')
  })

  it.each([
    ['<p id="x">a <a href="#x">b</a></p>', '#x'],
    ['<p><a name="_Toc1"></a>a <a href="#_Toc1">b</a></p>', '#_Toc1'],
    ['<p><span id="é">a</span> <a href="#%C3%A9">b</a></p>', '#%C3%A9'],
    ['<p id="x">a <a class="button" href="#x">b</a></p>', '#x'],
  ])('leaves words without the link that leads there: %s', (html, href) => {
    expect(told(html)).toEqual(['a b', `The link “b” leads to “${href}”, a place in the text that is not kept`])
  })
})
