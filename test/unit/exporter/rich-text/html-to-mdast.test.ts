import { describe, expect, it } from 'vitest'
import { cinema, convertHtml, fromHtml, htmlFaults, ticket } from './html-converted.ts'

describe('the text that Drupal stores', () => {
  it.each([
    ['paragraphs, and words beside them', '<p>a</p>\r\n\r\n<p>b</p>c<br><br>d', 'a\n\nb\n\nc\n\nd'],
    ['empty paragraphs', '<p>&nbsp;</p><p></p><p><br></p><h2> </h2><ul><li></li></ul>', ''],
    ['headings', '<h1>a</h1><h2>b</h2><h3>c</h3><h6>d<br>e</h6>', '## a\n\n## b\n\n### c\n\n#### d e'],
    [
      'marks',
      '<b>a</b> <i>b</i> <s>c</s> <u>d</u> <sup>1</sup> <code>e  f</code>',
      '**a** *b* ~~c~~ <u>d</u> <sup>1</sup> `e f`',
    ],
    ['marks around blocks', '<b><p>a</p><p>b</p></b>', '**a**\n\n**b**'],
    ['white space as a browser shows it', '<p>\n  a\t\n <b> b </b> \n c <br> d\n</p>', 'a **b** c\\\nd'],
    ['spaces that a style keeps', '<p><span style="white-space:pre-wrap">a  b\nc</span></p>', 'a  b\\\nc'],
    ['spaces that do not break', '<p>35&nbsp;mm</p>', '35\u00a0mm'],
    [
      'lists in each other',
      '<ul>\n\t<li>a\n\t<ol start="3">\n\t\t<li>b</li>\n\t</ol>\n\t</li>\n\t<li>c</li>\n</ul>',
      '- a\n\n  3. b\n- c',
    ],
    ['a list right in a list', '<ul><li>a</li><ul><li>b</li></ul></ul>', '- a\n  - b'],
    [
      'boxes, as CKEditor writes them',
      '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span>a</span></label></li><li><input type="checkbox"> b</li></ul>',
      '- [x] a\n- [ ] b',
    ],
    ['quotes', '<blockquote><p>a</p><footer>— <cite>b</cite></footer></blockquote>', '> a\n>\n> — *b*'],
    ['definitions', '<dl>\n<dt>a</dt>\n<dd>b</dd>\n<dd>c</dd></dl>', '**a**\\\nb\n\nc'],
    [
      'code',
      '<pre><code class="language-js">if (a &lt; b) {\n  `x`\n}</code></pre>',
      '```js\nif (a < b) {\n  `x`\n}\n```',
    ],
    ['a rule', '<p>a</p><hr /><p>b</p>', 'a\n\n---\n\nb'],
    [
      'text that looks like code',
      '<p>{a} {{b}} &lt;script&gt; <!-- c --></p><p>export const z = 1</p>',
      '\\{a} \\{\\{b}} \\<script>\n\n&#x65;xport const z = 1',
    ],
  ])('keeps %s', (_, html, mdx) => {
    expect(fromHtml(html)).toBe(mdx)
  })

  it.each([
    [
      '<p class="MsoNormal" style="margin:0cm"><span lang="EN-GB" style="font-family:Calibri">a<o:p></o:p></span></p>',
      'a',
    ],
    ['<!--[if gte mso 9]><xml><w:WordDocument>x</w:WordDocument></xml><![endif]--><style>p {x}</style><p>a</p>', 'a'],
    ['<xml><o:OfficeDocumentSettings>x</o:OfficeDocumentSettings></xml><p>a<st1:place>b</st1:place></p>', 'ab'],
    [
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">a</span> b</p></b>',
      '**a** b',
    ],
    [
      '<p><span style="font-style:italic;text-decoration:underline">a</span><span style="vertical-align:super">1</span></p>',
      '<u>*a*</u><sup>1</sup>',
    ],
    ['<p style="color:windowtext;background:white"><span style="display:none">x</span>a</p>', 'a'],
    [
      '<p style="font-weight:700 !important">a<span style="display: none !important">x</span></p><p hidden>y</p>',
      '**a**',
    ],
    ['<div><div><p>a</p></div>b</div>', 'a\n\nb'],
  ])('is rid of what word processors paste: %s', (html, mdx) => {
    expect(fromHtml(html)).toBe(mdx)
  })
})

describe('links', () => {
  it.each([
    ['a file', '/cms/sites/default/files/menu.pdf', '[a](ref:file/menu)', []],
    ['a page', '/cms/node/1', '[a](ref:cinema/belvedere)', []],
    ['a page that is not published', '/cms/node/9', 'a', ['node/9 is not published']],
  ])('lead to %s of a Drupal below a folder of its host', (_, href, mdx, messages) => {
    const told = convertHtml(`<p><a href="${href}">a</a></p>`, '/cms')
    expect(told.mdx).toBe(mdx)
    expect(told.issues.map(({ message }) => message)).toEqual(messages)
  })

  it.each([
    [`<a href="/node/1#cast" ${cinema} data-entity-substitution="canonical">a</a>`, '[a](ref:cinema/belvedere#cast)'],
    ['<a href="entity:node/1">a</a>', '[a](ref:cinema/belvedere)'],
    ['<a href="/fr/node/1">a</a>', '[a](ref:cinema/belvedere)'],
    ['<a href="https://cms.ours.example/node/1">a</a>', '[a](ref:cinema/belvedere)'],
    ['<a href="/taxonomy/term/7">a</a>', '[a](ref:taxonomy/drama)'],
    [`<a href="/sites/default/files/t.pdf" ${ticket}>a</a>`, '[a](ref:file/ticket)'],
    ['<a href="/sites/default/files/caf%C3%A9.jpg">a</a>', '[a](ref:file/cafe)'],
    ['<a href="internal:/films?x=1#y">a</a>', '[a](/films?x=1#y)'],
    ['<a href="/belvedere">a</a>', '[a](ref:cinema/belvedere)'],
    ['<a href="base:films">a</a>', '[a](/films)'],
    ['<a href="https://www.ours.example/films">a</a>', '[a](/films)'],
    ['<a href="https://press.example/?a=b&amp;c#d" target="_blank">a</a>', '[a](https://press.example/?a=b\\&c#d)'],
    ['<a href="#cast">a</a> <a href="mailto:a@b.example">b</a>', '[a](#cast) [b](mailto:a@b.example)'],
    ['<a href="route:<nolink>">a</a><a>b</a><a href="/x"></a>', 'ab'],
    ['<a href="route:<none>">a</a><a href="route:<button>">b</a>', 'ab'],
  ])('lead on from %s', (html, mdx) => {
    expect(fromHtml(`<p>${html}</p>`)).toBe(mdx)
  })

  it.each(['javascript:alert(1)', 'JAVA&#9;SCRIPT:x', 'data:x', '//evil.example', '/node/9', 'www.x.example'])(
    'to %j keep their words, and it is said',
    (href) => {
      const { mdx, issues } = convertHtml(`<p>see <a href="${href}"><b>there</b></a></p>`)
      expect(mdx).toBe('see **there**')
      expect(issues).toHaveLength(1)
    },
  )

  it('with the look of a button are calls to action', () => {
    expect(fromHtml(`<p><a class="button button--primary" href="/node/1" ${cinema}>Go on</a></p>`)).toBe(
      '<CallToAction label="Go on" link="ref:cinema/belvedere" tone="primary" />',
    )
    expect(fromHtml('<h2>a <a class="button" href="/b">b</a></h2>')).toBe('## a [b](/b)')
  })
})

describe('tables', () => {
  it('with a header row are Markdown, with marks, links and the side of a column', () => {
    const html =
      '<table><thead><tr><th>a</th><th class="text-align-right">b</th></tr></thead><tbody><tr><td><a href="/x">c | d</a></td><td><p style="text-align:right">1</p></td></tr></tbody></table>'
    expect(fromHtml(html)).toBe('| a | b |\n| - | -: |\n| [c \\| d](/x) | 1 |')
    expect(fromHtml('<table><tr><th>a</th></tr><tr><td><b>b</b></td></tr></table>')).toBe('| a |\n| - |\n| **b** |')
  })

  it('with merged cells, without a header row or with a caption are data', () => {
    const merged =
      '<table><caption>t</caption><tr><th scope="row">a</th><td colspan="2" rowspan="9999">b<br>c</td></tr></table>'
    const data = fromHtml(merged)
    expect(data).toContain('caption="t"')
    expect(data).toContain('headerRow={false}')
    expect(data).toContain('headerColumn={true}')
    expect(data).toContain('[{"text":"a"},{"text":"b\\nc","colSpan":2,"rowSpan":1000}]')
    expect(
      fromHtml('<figure class="table"><table><tr><th>a</th></tr></table><figcaption>t</figcaption></figure>'),
    ).toContain('caption="t"')
  })

  it('keep their caption above them where links need Markdown', () => {
    const html = '<table><caption>t</caption><tr><th>a</th></tr><tr><td><a href="/x">b</a></td></tr></table>'
    expect(fromHtml(html)).toBe('t\n\n| a |\n| - |\n| [b](/x) |')
  })

  it.each([
    ['a button', '<a class="button" href="/x">b</a>', '[b](/x)'],
    ['a table', '<table><tr><th>b</th><th>c</th></tr><tr><td>d</td><td>e</td></tr></table>', 'b c\\nd e'],
    ['a table of data', '<table><tr><td>b</td><td>c</td></tr><tr><td>d</td><td>e</td></tr></table>', 'b c\\nd e'],
  ])('keep the words of %s in a cell', (_, inCell, words) => {
    expect(fromHtml(`<table><tr><th>a</th></tr><tr><td>${inCell}</td></tr></table>`)).toContain(words)
  })

  it('say that a countdown in a cell is lost, and keep its words', () => {
    const inCell = 'a <time class="countdown" datetime="2026-10-05T21:00:00Z">b</time> c'
    const html = `<table><tr><th>a</th></tr><tr><td>${inCell}</td></tr></table>`
    expect(convertHtml(html).mdx).toContain('a\\nb\\nc')
    expect(htmlFaults(html)).toEqual(['The countdown “b” has no place here'])
  })

  it('say that a link of a caption is lost, and keep its words', () => {
    const html = '<table><caption>a <a href="/x">b</a></caption><tr><th>c</th></tr><tr><td>d</td></tr></table>'
    expect(convertHtml(html).mdx).toContain('caption="a b"')
    expect(htmlFaults(html)).toEqual(['A link to “/x” in a <caption> has no place there'])
  })
})

describe('what the contract has no words for', () => {
  it.each([
    [
      '<p>a</p><iframe src="https://video.example/1"></iframe>',
      'A <iframe> ("https://video.example/1") has no place in the text',
    ],
    ['<p>a</p><script>x {y}</script>', 'A <script> ("x {y}") has no place in the text'],
    ['<p>a<svg><text>b</text></svg></p>', 'A <svg> ("b") has no place in the text'],
    ['<p>a</p><video src="/a.mp4"></video>', 'A <video> ("/a.mp4") has no place in the text'],
    ['<x-callout>a</x-callout>', 'The exporter does not know what to do with <x-callout> here'],
    ['<details><summary>a</summary></details>', 'What is folded under “a” is shown unfolded'],
    ['<p style="text-align:center">a</p>', 'The text “a” has a look that is not kept: it is centred'],
    ['<p><font color="red">a</font></p>', 'The text “a” has a look that is not kept: its colour is red'],
    ['<p dir="rtl">a</p>', 'The text “a” has a look that is not kept: it is written from right to left'],
    ['<p><mark>a</mark></p>', 'The text “a” has a look that is not kept: it is highlighted'],
  ])('is said, and the words are kept: %s', (html, message) => {
    expect(convertHtml(html).mdx).toBe('a')
    expect(htmlFaults(html)).toEqual([message])
  })

  it('is said once, and where it stands', () => {
    const { issues } = convertHtml('<p>a</p>\n<p>b <mark>c</mark> <mark>c</mark></p><iframe src="x"></iframe>')
    expect(issues).toMatchObject([
      { line: 2, column: 6 },
      { line: 2, column: 39 },
    ])
  })
})

describe('HTML without end', () => {
  it('is cut off where it is nested too deep', () => {
    const { mdx, issues } = convertHtml(`${'<blockquote>'.repeat(5000)}<p>a</p>${'</blockquote>'.repeat(5000)}<p>b</p>`)
    expect(mdx).toBe('b')
    expect(issues).toMatchObject([{ severity: 'blocks' }])
  })

  it('is left out where marks that are not closed would become millions', () => {
    const marks = Array.from({ length: 2000 }, (_, index) => `<font size="${index}">`).join('')
    const { mdx, issues } = convertHtml(`<p>${marks}${'<p>a'.repeat(2000)}`)
    expect(mdx).toBe('')
    expect(issues).toMatchObject([{ severity: 'blocks', message: expect.stringContaining('50000 elements') }])
  })

  it.each([
    ['words', `<p>${'x'.repeat(200_000)}`],
    ['spaces', `<p>a${' '.repeat(200_000)}b</p>`],
    ['entities', '&amp;'.repeat(20_000)],
    ['lines', 'a<br>'.repeat(5_000)],
    ['styles', `<p style="${'a:b;'.repeat(20_000)}">a</p>`],
    ['open tags', '<'.repeat(50_000)],
  ])('comes back in time: %s', (_, html) => {
    expect(convertHtml(html).mdx.length).toBeGreaterThan(0)
  })
})
