import { describe, expect, it } from 'vitest'
import { findForbidden, parseMdx } from '#content/format/prose/mdx.ts'

const issues = (source: string) => findForbidden(parseMdx(source))

describe('findForbidden', () => {
  it('lets everything of the dialect pass', () => {
    const source = `## A

*a* **b** ~~c~~ \`d\` <u>e</u> <sub>f</sub> <sup>g</sup> [h](ref:movie/x)\\
i

- [x] a
- b

1. a

> a

| a |
| - |

\`\`\`js
import {x}
\`\`\`

---

<Figure file="file/a" caption={"b"} align="wide" />

<CallToAction label="a" link="https://example.com" />

<Countdown until="2026-10-01T12:00:00Z" />

<DataTable headerRow headerColumn={false} rows={[[{"text":"a","rowSpan":2}]]} />`
    expect(issues(source)).toEqual([])
  })

  it.each([
    ['import a from "b"', 'import'],
    ['export const a = 1', 'import or export'],
    ['{1 + 1}', 'code'],
    ['a {b} c', 'code'],
    ['{/* a */}', 'code'],
    ['<Unknown />', 'unknown component <Unknown>'],
    ['a <b>c</b>', 'unknown component <b>'],
    ['<Object.prototype />', 'unknown component'],
    ['<constructor />', 'unknown component'],
    ['<>a</>', 'unknown component <>'],
    ['<Figure file="x" />', 'file'],
    ['<Figure />', 'file'],
    ['<Figure file="file/a" onClick="x" />', 'onClick'],
    ['<Figure file={process.env} />', 'not JSON'],
    ['<Figure file={`file/a`} />', 'not JSON'],
    ["<Figure file={'file/a'} />", 'not JSON'],
    ['<Figure {...a} />', 'spread'],
    ['<Figure file="file/a" file="file/b" />', 'twice'],
    ['<DataTable headerRow headerColumn rows={[[{"text":"a","__proto__":{}}]]} />', 'not JSON'],
    ['<Countdown until="2026-10-01" />', 'until'],
    ['<CallToAction label="a" link="javascript:x" />', 'link'],
    ['<Figure file="file/a">\nb\n</Figure>', 'with text inside'],
    ['a <Figure file="file/a" />', 'wrong place'],
    ['<u>\n\na\n\n</u>', 'wrong place'],
    ['a <u class="b">c</u>', 'class'],
    ['[a](javascript:b)', 'javascript:'],
    ['[a](JaVaScRiPt:b)', 'JaVaScRiPt:'],
    ['[a](<java\tscript:b>)', 'control character'],
    ['[a](//b.example)', '//'],
    ['[a](b.html)', 'neither'],
    ['![a](/b.png)', 'image'],
    ['[a]\n\n[a]: /b', 'by reference'],
    ['# a', 'level 1'],
    ['##### a', 'level 5'],
  ])('refuses %j', (source, what) => {
    expect(
      issues(source)
        .map((issue) => issue.message)
        .join(),
    ).toContain(what)
  })

  it('gives the line, and a hint', () => {
    expect(issues('a\n\n- b\n- {c}')).toEqual([
      { line: 4, column: 3, message: expect.any(String), hint: expect.stringMatching(/./) },
    ])
  })

  it('finds everything, not only the first', () => {
    expect(issues('{a}\n\n<B />\n\n[c](d)').map((issue) => issue.line)).toEqual([1, 3, 5])
  })
})
