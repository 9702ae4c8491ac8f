/** Whatever stands in content, hosts find text and code in the report, and nothing to obey. */
import fc from 'fast-check'
import type { Nodes, Root } from 'mdast'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { printablePart } from '#content/format/printable.ts'
import { makeReport } from '#review/make-report.ts'
import { toMarkdown } from '#review/write/markdown/markdown.ts'
import { markdownCode, markdownText } from '#review/write/markdown/text.ts'
import { entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { hostileLine } from '#test/support/inputs/hostile-text.ts'
import { hostileReport } from '#test/support/review/hostile-report.ts'
import { config, sideOf } from '#test/support/review/sides.ts'

const parser = unified()
  .data('micromarkExtensions', [gfmStrikethrough(), gfmTable()])
  .data('fromMarkdownExtensions', [gfmStrikethroughFromMarkdown(), gfmTableFromMarkdown()])
  .use(remarkParse)
  .freeze()

function nodesOf(node: Nodes | Root): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])]
}

const ourTags = /^(?:<details><summary>[\w\s,:.’+~−()&;-]*<\/summary>|<\/details>|<\/?(?:ins|del)>)$/
const ourKinds = new Set([
  'root',
  'break',
  'heading',
  'paragraph',
  'list',
  'listItem',
  'text',
  'strong',
  'emphasis',
  'delete',
  'inlineCode',
  'html',
  'code',
])

/** Names, numbers, addresses and mathematics: hosts look for these in text, whatever backslashes stand before their marks. */
const obeyedText = /@\w.*|\bGH-\d.*|#\d.*|(?<![a-z])(?:[a-z]+:\/\/|www\.)[\p{L}\p{N}].*|(?<!\u200b)\$.*/giu

/** What a host would make of the text that is neither text nor of ours. */
const obeyed = (markdown: string): string[] =>
  nodesOf(parser.parse(markdown)).flatMap((node) => {
    if (node.type === 'html') return ourTags.test(node.value) ? [] : [node.value]
    if (!ourKinds.has(node.type)) return [`${node.type} ${JSON.stringify(node)}`]
    if (!('value' in node)) return []
    if (node.type === 'text') return node.value.match(obeyedText) ?? []
    const isWord = node.type === 'inlineCode' && !/\s/.test(node.value)
    return node.value.match(isWord ? /@\w.*/g : /@\w.*|\bGH-\d.*|#\d.*/gi) ?? []
  })

const url = 'https://e.example/?`@octocat,![x](https://evil.example/p.png),[click](https://evil.example/),`'
const pieces = fc.constantFrom(
  ...[
    '`',
    '``',
    '` `',
    '@octocat',
    '[a](https://evil.example/)',
    '![a](https://evil.example/a.png)',
    '<https://evil.example/>',
  ],
  ...[
    '[a]: https://evil.example/',
    '<img src=x>',
    '</details>',
    '- ',
    '1. ',
    '# ',
    '    ',
    '\\',
    'https://',
    '/',
    'ref:',
    url,
  ],
  ...['www.', 'www.a_b.example', 'ftp://e.example/a_b', '$', '$x_1$', ' '],
  ...['Closes GH-1', '#12', '\n', '\n\n', '&lt;', '&#96;'],
)
const inline = fc.array(fc.oneof(pieces, hostileLine), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))

it('has no link, picture, tag, name or number from content in any of its sections', () => {
  fc.assert(
    fc.property(fc.array(inline, { minLength: 1, maxLength: 5 }), (texts) => {
      let next = 0
      const text = toMarkdown(hostileReport(() => texts[next++ % texts.length] ?? ''))
      expect(obeyed(text)).toEqual([])
    }),
    { numRuns: 150 },
  )
})

it('shows code of content as it is spelled, backticks and all', () => {
  fc.assert(
    fc.property(inline, (text) => {
      fc.pre(text.trim() !== '')
      const [code, ...others] = nodesOf(parser.parse(`- ${markdownCode(text)}.`)).filter((node) => 'value' in node)
      expect(others.map((node) => 'value' in node && node.value)).toEqual(['.'])
      const shown = code && 'value' in code ? code.value : ''
      expect(shown.replaceAll('\u200b', '')).toBe(printablePart(text).replaceAll('\u200b', ''))
    }),
    { numRuns: 1000 },
  )
})

it('shows words of content as they are spelled, addresses and dollars among them', () => {
  fc.assert(
    fc.property(inline, (text) => {
      const shown = nodesOf(parser.parse(`“${markdownText(text)}”`)).map((node) => ('value' in node ? node.value : ''))
      // Code has no backticks of its own, and spaces at the ends of a text are not shown.
      const [words, spelled] = [shown.join(''), `“${printablePart(text).replace(/^\s+/, ' ')}”`]
      expect(words.replaceAll(/[`\u200b]/g, '')).toBe(spelled.replaceAll(/[`\u200b]/g, ''))
    }),
    { numRuns: 1000 },
  )
})

it.each([
  'https://e.example/a_b_c',
  'http://e.example/?a_b=*',
  'www.e.example/a_b',
  'ftp://e.example/~a#b',
  'https://e.example/issues?page=3',
])('shows %s as code, of which hosts make no link with backslashes in it', (address) => {
  for (const [before, after] of [
    ['', ''],
    ['See ', '.'],
    ['(', ')'],
    ['“', '”.'],
  ] as const)
    expect(markdownText(`${before}${address}${after}`)).toBe(`${before}\`${address}\`${after}`)
})

it('keeps an address that redirects within the code that it is shown as', () => {
  const pages = [pageOf('/', { body: 'Home.' }), pageOf('/not-found', { body: 'No.' })]
  const sides = {
    base: sideOf([...pages, entryOf('faq', 'popcorn')]),
    head: sideOf([...pages, entryOf('redirect', 'r', { from: '/faq/popcorn', to: url })]),
  }
  const text = toMarkdown(makeReport({ ...sides, config, schemaFiles: [], snapshotFiles: [] }))
  expect(obeyed(text)).toEqual([])
  expect(text).toContain(`- − \`/faq/popcorn\` → ${markdownCode(new URL(url).href)}`)
})

it.each(['--- ', '- a', '1. a', '12) a', '+ a', '  - - -', '    a'])(
  'shows “%s” as words where a line begins with it',
  (text) => {
    const [paragraph, words, ...others] = nodesOf(parser.parse(`- ${markdownText(text)}`)).slice(3)
    expect([paragraph?.type, words, others]).toMatchObject(['paragraph', { value: text.trim() }, []])
  },
)

it('spells code between backticks in a sentence as code anywhere else', () => {
  expect(markdownText('at `/faq#food`')).toBe(`at ${markdownCode('/faq#food')}`)
})
