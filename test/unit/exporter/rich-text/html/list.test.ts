import { describe, expect, it } from 'vitest'
import { convertHtml, fromHtml, htmlFaults } from '../html-converted.ts'

describe('the numbers of a list', () => {
  it.each([
    ['<ol type="1" start="4"><li>a</li><li value="5">b</li></ol>', '4. a\n4. b'],
    ['<ol><li value="4">a</li><li>b</li></ol>', '4. a\n4. b'],
    ['<ol start="0"><li>a</li></ol>', '0. a'],
    ['<ol reversed><li>a</li></ol>', '1. a'],
    ['<ol style="list-style-type: decimal"><li>a</li></ol>', '1. a'],
    ['<ul type="square" style="list-style:circle inside"><li>a</li></ul>', '- a'],
    ['<ol><li>a</li><ol><li>b</li></ol><li>c</li></ol>', '1. a\n   1. b\n1. c'],
    ['<ol><li>a</li><li></li><li>c</li></ol>', '1. a\n1.\n1. c'],
  ])('stay where the list here counts as %s does', (html, mdx) => {
    expect(fromHtml(html)).toBe(mdx)
  })

  it.each([
    ['<ol type="a"><li>x</li></ol>', 'is counted with a, b, c'],
    ['<ol type="I"><li>x</li></ol>', 'is counted with I, II, III'],
    ['<ol style="list-style-type:lower-latin"><li>x</li></ol>', 'is counted with a, b, c'],
    ['<ol><li type="i">x</li></ol>', 'is counted with i, ii, iii'],
    ['<ol><li style="list-style-type:upper-alpha">x</li></ol>', 'is counted with A, B, C'],
    ['<ol style="list-style:none"><li>x</li></ol>', 'is shown with “none”'],
    ['<ol style="list-style-type:lower-greek"><li>x</li></ol>', 'is shown with “lower-greek”'],
    ['<ul style="list-style-type:decimal"><li>x</li></ul>', 'is shown with “decimal”'],
    ['<ol><li value="4">x</li><li value="9">y</li></ol>', 'is numbered 4, 9, and here 4, 5'],
    ['<ol reversed start="3"><li>x</li><li>y</li></ol>', 'is numbered 3, 2, and here 3, 4'],
    ['<ol reversed><li>x</li><li>y</li></ol>', 'is numbered 2, 1, and here 2, 3'],
    ['<ol start="-3"><li>x</li></ol>', 'is numbered -3, and here 1'],
    ['<ol start="9999999999"><li>x</li></ol>', 'is numbered 9999999999, and here 1'],
    ['<ol><li>x</li><li><ol><li>y</li></ol></li><li>z</li></ol>', 'is numbered 1, 2, 3, and here 1, (none), 2'],
    ['<ol><li>x</li>y<li>z</li></ol>', 'is numbered 1, (none), 2, and here 1, 2, 3'],
  ])('are told where they change: %s', (html, what) => {
    expect(htmlFaults(html)).toEqual([`The list that begins with “x” ${what}`])
  })

  it('are told of each list, with the line of it', () => {
    const { issues } = convertHtml('<ol type="a"><li>x</li></ol>\n<ol type="a"><li>y</li></ol>')
    expect(issues).toMatchObject([{ line: 1 }, { line: 2 }])
  })

  it('stay before the lines that the items become where no list can be', () => {
    const list = '<ol start="3"><li>a<ol><li>b</li></ol></li><li>c</li></ol>'
    expect(fromHtml(`<table><tr><th>h</th></tr><tr><td>${list}</td></tr></table>`)).toContain('3. a\\n1. b\\n4. c')
  })
})

describe('a box', () => {
  it.each([
    '<p>a<input type="checkbox">b</p>',
    '<ol><li><input type="checkbox">a</li></ol>',
    '<ul><li>a <input type="checkbox"></li></ul>',
  ])('is told where it begins no item of a list of points: %s', (html) => {
    expect(htmlFaults(html)).toEqual(['A <input> has no place in the text'])
  })
})
