/** Lists that were pasted or typed as paragraphs: lists where that is certain, and else the paragraphs that they are. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMdx, plainText } from '#content/format/prose/mdx.ts'
import { cleanText } from '#content/schema/clean-text.ts'
import { cpuTime } from '#test/support/cpu-time.ts'
import { hostileText } from './hostile-prose.ts'
import { convertHtml, fromHtml } from './html-converted.ts'

const gap = '&nbsp;&nbsp;&nbsp; '
/** As Word writes an item, with the marker that it draws. */
const marked = (marker: string, text: string, level = 1) =>
  `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18.0pt;mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="font-family:Symbol;mso-fareast-font-family:Symbol"><span style="mso-list:Ignore">${marker}<span style="font:7.0pt &quot;Times New Roman&quot;">${gap}</span></span></span><!--[endif]-->${text}<o:p></o:p></p>\r\n`
/** What is left of one where the text format takes styles away. */
const stripped = (marker: string, text: string) =>
  `<p class="MsoListParagraph">${marker}<span>${gap}</span>${text}</p>\r\n`

describe('a list', () => {
  it.each([
    ['of Word', marked('·', 'a') + marked('·', '<b>b</b> c'), '- a\n- **b** c'],
    ['of Word, of one item', marked('·', 'a'), '- a'],
    ['of Word without its styles', stripped('·', 'a') + stripped('·', 'b'), '- a\n- b'],
    ['of Word with circles', stripped('o', 'a') + stripped('o', 'b'), '- a\n- b'],
    ['of Word that counts', marked('1.', 'a') + marked('2.', 'b'), '1. a\n1. b'],
    ['of Word that counts from three', stripped('3)', 'a') + stripped('4)', 'b'), '3. a\n3. b'],
    [
      'of Word with another in it',
      marked('·', 'a') + marked('o', 'b', 2) + marked('o', 'c', 2) + marked('·', 'd'),
      '- a\n\n  - b\n  - c\n\n- d',
    ],
    ['typed into one paragraph', '<p>• a<br>• <em>b</em><br />\n• c</p>', '- a\n- *b*\n- c'],
    ['typed below its heading', '<p>It has:<br>•&nbsp;a<br>• b</p>', 'It has:\n\n- a\n- b'],
    ['typed as paragraphs', '<p>• a</p>\r\n<p>•&nbsp; b</p><p>c</p>', '- a\n- b\n\nc'],
    ['with a bullet in an element of its own', '<p><span>•</span><span>&nbsp;</span>a</p><p>• b</p>', '- a\n- b'],
  ])('%s', (_, html, mdx) => {
    const plain = (text: string) => text.replace(/\n+/gu, '\n')
    expect(plain(fromHtml(html))).toBe(plain(mdx))
  })
})

describe('no list is made of', () => {
  it.each([
    ['a single bullet', '<p>• a</p>', '• a'],
    ['a bullet among others lines', '<p>• a<br>b<br>• c</p>', '• a\\\nb\\\n• c'],
    ['a single bullet below a line', '<p>a<br>• b</p>', 'a\\\n• b'],
    ['a bullet without a space', '<p>•a</p><p>•b</p>', '•a\n\n•b'],
    ['dashes, which are speech as well', '<p>– a</p><p>– b</p>', '– a\n\n– b'],
    ['numbers', '<p>1. a</p><p>2. b</p>', '1\\. a\n\n2\\. b'],
    ['a paragraph that Word only indents', '<p class="MsoListParagraph">o a b</p>', 'o a b'],
    ['letters, which a text may name', marked('a)', 'x'), null],
    ['what stands as it is on purpose', '<p style="white-space:pre-wrap">• a\n• b</p>', '• a\\\n• b'],
  ])('%s', (_, html, mdx) => {
    const read = fromHtml(html)
    if (mdx !== null) expect(read).toBe(mdx)
    expect(parseMdx(read).children.every(({ type }) => type === 'paragraph')).toBe(true)
  })
})

describe('generated lists', { timeout: 60_000 }, () => {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', ' ')
  const words = hostileText.map(cleanText).filter((text) => /^\p{L}.*\p{L}$/u.test(text))
  const items = fc.array(words, { minLength: 2, maxLength: 6 })
  const asList = (texts: readonly string[]) =>
    convertHtml(`<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`)

  it.each([
    ['pasted from Word', (texts: readonly string[]) => texts.map((text) => marked('·', escaped(text))).join('')],
    [
      'of which a filter took the styles',
      (texts: readonly string[]) => texts.map((text) => stripped('·', escaped(text))).join(''),
    ],
    [
      'typed as lines',
      (texts: readonly string[]) => `<p>${texts.map((text) => `• ${escaped(text)}`).join('<br>')}</p>`,
    ],
    [
      'typed as paragraphs',
      (texts: readonly string[]) => texts.map((text) => `<p>▪&nbsp;${escaped(text)}</p>`).join('\n'),
    ],
  ])('%s are the list that they look like, whatever is in them', (_, html) => {
    fc.assert(
      fc.property(items, (texts) => {
        expect(convertHtml(html(texts)).mdx).toBe(asList(texts).mdx)
      }),
      { numRuns: 150 },
    )
  })

  it('of any levels and markers keep every word, and end', () => {
    const item = fc.tuple(fc.constantFrom('·', 'o', '§', '1.', '7)', 'a)', ''), words, fc.integer({ min: 1, max: 9 }))
    const squeezed = (text: string) => text.replace(/\s+/gu, '').normalize('NFD')
    fc.assert(
      fc.property(fc.array(item), (given) => {
        const { mdx } = convertHtml(given.map(([marker, text, level]) => marked(marker, escaped(text), level)).join(''))
        const read = squeezed(plainText(parseMdx(mdx)))
        for (const [, text] of given) expect(read).toContain(squeezed(text))
      }),
      { numRuns: 150 },
    )
  })

  it('are read in a time that grows like their number of items', () => {
    const ofItems = (count: number) => convertHtml(`<p>${'• a<br>'.repeat(count)}</p>`)
    ofItems(1000)
    // Linear is 8, quadratic 64.
    expect(cpuTime(() => ofItems(8000)) / cpuTime(() => ofItems(1000))).toBeLessThan(28)
  })
})
