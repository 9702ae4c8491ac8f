/** The text of a pull request: short, below the host's limit, and obedient to nothing that stands in the content. */
import { expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { makeReport } from '#review/make-report.ts'
import { toHtml } from '#review/write/html/html.ts'
import { toJson } from '#review/write/json.ts'
import { maxCharacters, saysNothing, toMarkdown } from '#review/write/markdown/markdown.ts'
import { fitting } from '#review/write/markdown/parts.ts'
import { markdownText } from '#review/write/markdown/text.ts'
import { entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { config, sideOf } from '#test/support/review/sides.ts'

const category = entryOf('taxonomy', 'faq-category-food', { vocabulary: 'faq-category' })
const site = [entryOf('settings', 'site'), entryOf('file', 'poster')]
const pages = [pageOf('/', { body: 'Home.' }), pageOf('/not-found', { body: 'No.' }), ...site, category]
const faq = (index: number, body: string, title = `Question ${index}`) =>
  entryOf('faq', `question-${index}`, { title, body })

function reportOf(before: readonly Entry[], after: readonly Entry[]) {
  const sides = { base: sideOf([...pages, ...before]), head: sideOf([...pages, ...after]) }
  return { sides, report: makeReport({ ...sides, config, schemaFiles: [], snapshotFiles: [] }) }
}

it('shows an hour that changed as an hour, in text and in HTML', async () => {
  const [before, after] = ['Doors open at 10:00 am.', 'Doors open at 11:00 am.'].map((body) => faq(1, body))
  const { report, sides } = reportOf(before ? [before] : [], after ? [after] : [])
  for (const text of [toMarkdown(report), await toHtml(report, sides)]) {
    expect(text).toContain(':00 am')
    expect(text).not.toContain('u003a')
  }
})

it('is one line where nothing changed', () => {
  const { report } = reportOf([faq(1, 'No.')], [faq(1, 'No.')])
  expect(report.verdict.status).toBe('same')
  expect(toMarkdown(report)).toBe('⚪ Nothing changed: visitors see what they saw before.\n')
  expect(saysNothing(toMarkdown(report))).toBe(true)
  expect(saysNothing(toMarkdown(reportOf([], [faq(1, 'No.')]).report))).toBe(false)
})

it('shows the verdict and what visitors will notice, and folds all else', () => {
  const { report } = reportOf([faq(1, 'No.')], [faq(1, 'Yes.'), faq(2, 'No.')])
  const text = toMarkdown(report)
  expect(text.replaceAll(/<details>.*?<\/details>\s*/gs, '').trim()).toBe(
    `## 🟢 Nothing stands in the way. Visitors will notice 2 changes.

### What visitors will notice

- New question “Question 2”, at \`/faq/question-2\`.
- Question “Question 1”: answer reworded (1 sentence).`,
  )
  expect(text).toContain('<summary>What is compared: 2 questions</summary>')
  expect(text).toContain('- Questions +1 ~1 (1 → 2)')
})

const kayangan = (...openingHours: readonly (readonly [days: string, opens: string, closes: string])[]) =>
  entryOf('cinema', 'kayangan', {
    openingHours: openingHours.map(([days, opens, closes]) => ({ days, opens, closes })),
  })

it('shows what the rows say that came or went, in text and in HTML', async () => {
  const { report, sides } = reportOf(
    [kayangan(['Weekdays', '10:30', '00:30'], ['Weekends', '10:00', '02:00'])],
    [kayangan(['Daily', '12:00', '01:00'])],
  )
  expect(toMarkdown(report)).toContain(`- Opening hours:
  - **+** Daily
    - Days: Daily
    - Opens: 12:00
    - Closes: 01:00
  - **−** Weekdays
    - Days: ~~Weekdays~~
    - Opens: ~~10:30~~
    - Closes: ~~00:30~~
  - **−** Weekends
`)
  const html = await toHtml(report, sides)
  for (const side of ['<ins>01:00</ins>', '<del>00:30</del>', '<del>02:00</del>'])
    expect(html).toContain(`<div class="sides one"><div>${side}</div></div>`)
})

it('shows a group of fields that is new below its name, and a field of one that was there beside it', async () => {
  const link = { label: 'Go', to: '/' }
  const page = (hero: object, overrides = {}) => pageOf('/about', { title: 'About', hero, ...overrides })
  const { report, sides } = reportOf(
    [page({ kicker: 'Us' })],
    [page({ kicker: 'We', link }, { seo: { title: 'About us' } })],
  )
  expect(toMarkdown(report)).toContain(`- Hero, kicker: ~~Us~~ → We
- **+** Hero, link:
  - Label: Go
  - Leads to: /
- Search and sharing, title: — → About us
`)
  const html = await toHtml(report, sides)
  expect(html).toContain('<h4>Hero, link</h4><section class="field"><h4>Label</h4>')
})

it('has no numbers of a row that has the number that it had', async () => {
  const [a, b, c] = [
    ['Monday', '10:00', '20:00'] as const,
    ['Tuesday', '10:00', '20:00'] as const,
    ['Friday', '10:00', '20:00'] as const,
  ]
  const { report, sides } = reportOf([kayangan(a, b, c)], [kayangan(c, b)])
  expect(toMarkdown(report)).toMatch(/^ {2}- ↕ Tuesday$/m)
  expect(await toHtml(report, sides)).not.toContain('2 → 2')
})

it('says of one rule how many more findings it has, and not of all rules', () => {
  const problems = Array.from({ length: 14 }, (_, line) => ({
    file: 'entries/faq/a.mdx',
    line,
    message: `fault ${line}`,
  }))
  const sides = { base: sideOf(pages), head: sideOf(pages, { problems }) }
  const text = toMarkdown(makeReport({ ...sides, config, schemaFiles: [], snapshotFiles: [] }))
  expect(text).toMatch(/^ {2}- … and 2 more, in report\.html$/m)
})

it('stays below the limit of a comment however much changed, and says where the rest is', () => {
  const words = (word: string) =>
    Array.from({ length: 60 }, (_, line) => `${word} ${line} ${'of many words '.repeat(12)}here.`).join('\n')
  const films = Array.from({ length: 300 }, (_, index) => index)
  const { report } = reportOf(
    films.map((index) => faq(index, words('Old'))),
    films.map((index) => faq(index, words('New'))),
  )
  const text = toMarkdown(report)
  expect(text.length).toBeLessThanOrEqual(maxCharacters)
  expect(text).toContain('see report.html')
  expect(text).toContain('What visitors will notice')
})

it('cuts long messages short on the first screen, rather than to leave it out', () => {
  const long = 'Many words '.repeat(400).trim()
  const questions = Array.from({ length: 13 }, (_, index) => index)
  const problems = questions.map((line) => ({ file: `entries/faq/question-${line}.mdx`, line, message: long }))
  const sides = {
    base: sideOf([...pages, ...questions.map((index) => faq(index, 'No.'))]),
    head: sideOf([...pages, ...questions.map((index) => faq(index, long.slice(0, 1500)))], { problems }),
  }
  const text = toMarkdown(makeReport({ ...sides, config, schemaFiles: [], snapshotFiles: [] }))
  expect(text.length).toBeLessThanOrEqual(maxCharacters)
  expect(text).toMatch(/### Needs a decision\n\n- 🔴 .*### What visitors will notice\n\n- /s)
  expect(text).toContain('question-3.mdx, line 3 — Many words Many words')
  expect(text).not.toContain('too long for here')
})

it('says of a list that is too long for the first screen how many lines are left out', () => {
  const lines = fitting(Array.from({ length: 100 }, () => '*'.repeat(999)))
  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toBe('- … and 80 more, in report.html')
})

const hostile = 'a <img src=x onerror=alert(1)> @everyone #12 [x](https://evil.example) `code` **b** | c'

it('shows Markdown, HTML, names of people and numbers of issues of the content as they are spelled', () => {
  const text = toMarkdown(reportOf([], [faq(1, 'No.', hostile)]).report)
  expect(text).not.toMatch(/(?<!\\)<img|(?<!\\)\[x\]|@everyone|(?<!\\)#12|(?<!\\)\*\*b/)
  expect(text).toContain(String.raw`\<img src=x onerror=alert(1)\>`)
})

it.each([
  'Fixes GH-12',
  'resolves gh-7.',
  'Closes gsc/site#12',
  'Closes #12, and closes: #13',
  'Closes https://github.com/gsc/site/issues/3',
  'fixes (http://host.example/gsc/site/pull/3#discussion)',
  'www.github.com/gsc/site/discussions/3',
  'https://host.example/gsc/site/-/merge_requests/3',
  'https://github.com/gsc/site/commit/0123abc',
  'gsc@0123abc',
  '`/food Closes #12`',
  '`https://gsc.example closes https://github.com/gsc/site/issues/3`',
])('closes nothing and refers to nothing at a host by “%s”, and reads the same', (text) => {
  const obeyed = /[@#]\w|\bgh-\d|(?::\/\/|\bwww\.)\S+\/(?:issues|pull|discussions|merge\\?_requests|commit)\//i
  expect(text).toMatch(obeyed)
  expect(markdownText(text)).not.toMatch(obeyed)
  expect(markdownText(text).replaceAll(/[\\\u200b]/g, '')).toBe(text)
})

it.each(['See `https://tickets.example/issues?page=3` at 10:30.', 'High-12, RGH-12, GH-x', '`/faq#food`'])(
  'leaves “%s” as it is, which orders nothing',
  (text) => {
    expect(markdownText(text)).toBe(text)
  },
)

it.each(['/films?kind=new', 'https://tickets.example/a_b', 'http://tickets.example/', 'ref:movie/gone'])(
  'shows as code that an address leads to %s, in text and in HTML',
  async (to) => {
    const { report, sides } = reportOf([], [entryOf('redirect', 'old', { from: '/old', to })])
    expect(toMarkdown(report)).toContain(`- \`/old\` now leads to \`${to}\`.`)
    expect(await toHtml(report, sides)).toContain(`<code>/old</code> now leads to <code>${to}</code>.`)
  },
)

it('shows a sign that is spelled as HTML by its spelling: to mend one would else read as no change', () => {
  const text = toMarkdown(reportOf([faq(1, 'No.', 'Tom &amp; Jerry')], [faq(1, 'No.', 'Tom & Jerry')]).report)
  expect(text).toContain(String.raw`~~Tom \&amp; Jerry~~ → Tom & Jerry`)
})

it('has no tag of the content in its HTML, and asks nobody for anything', async () => {
  const { report, sides } = reportOf([faq(1, 'No.')], [faq(1, 'Yes.', hostile)])
  const html = await toHtml(report, sides)
  expect(html).toContain('a &lt;img src=x onerror=alert(1)&gt;')
  expect(html.match(/<img\b(?! src="data:)/g)).toBeNull()
  expect(html).not.toMatch(/<script|<link|\bsrc="https?:|url\(/)
})

it('is the same to the byte for the same two snapshots, in whatever order they are read', () => {
  const [before, after] = [
    [faq(1, 'No.'), faq(2, 'No.'), entryOf('taxonomy', 'genre-action')],
    [faq(1, 'Yes.'), faq(3, 'No.'), entryOf('taxonomy', 'genre-action', { title: 'Thriller' })],
  ]
  const json = toJson(reportOf(before, after).report)
  expect(toJson(reportOf(before.toReversed(), after.toReversed()).report)).toBe(json)
  expect(Object.keys(JSON.parse(json))).toEqual([
    ...['verdict', 'provenance', 'numbers', 'findings', 'notices', 'changes', 'impact', 'files'],
    ...['addresses', 'links', 'schema', 'budgets', 'ignored', 'reproduce'],
  ])
})

it('shows a page before and after side by side, and says of one that is new that there was none', async () => {
  const { report, sides } = reportOf([faq(1, 'No.')], [faq(1, 'Yes.')])
  const shots = [{ address: '/faq/question-1', width: 360, after: 'data:image/webp;base64,AAAA' }] as const
  const html = await toHtml(report, { ...sides, shots: { pages: shots, leftOut: 3 } })
  expect(html).toContain('3 more pages differ, and have no pictures here.')
  expect(html).toMatch(/Before<\/b>, 360 pixels wide<\/figcaption><div class="file">no such page/)
  expect(html).toContain('<img src="data:image/webp;base64,AAAA" alt="/faq/question-1, after, 360 pixels wide">')
})
