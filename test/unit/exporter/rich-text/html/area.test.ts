import { expect, it } from 'vitest'
import { convertHtml } from '../html-converted.ts'

it('tells where the parts of a picture lead, and keeps the words among them', () => {
  const html = '<p>a</p>\n<map name="m">b<area href="/x" alt="y"><area href="https://z.example/"><area></map>'
  const { mdx, issues } = convertHtml(html)
  expect(mdx).toBe('a\n\nb')
  expect(issues).toMatchObject([
    { line: 2, message: 'A part of a picture (“y”) leads to "/x"' },
    { line: 2, message: 'A part of a picture leads to "https://z.example/"' },
  ])
})

it('tells where a picture with a caption leads', () => {
  const html =
    '<a href="/x"><figure><img src="/sites/default/files/caf%C3%A9.jpg"><figcaption>a</figcaption></figure></a>'
  const { mdx, issues } = convertHtml(html)
  expect(mdx).toContain('caption="a"')
  expect(issues).toMatchObject([{ message: 'A picture leads to "/x"' }])
})
