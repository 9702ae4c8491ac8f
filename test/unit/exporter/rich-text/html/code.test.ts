import { describe, expect, it } from 'vitest'
import { convertHtml, fromHtml, htmlFaults } from '../html-converted.ts'

describe('a <pre>', () => {
  it.each([
    ['<pre>\n a\n\n\tb  c\n</pre>', '```\n a\n\n\tb  c\n```'],
    ['<pre><code class="language-js">a<br>b</code></pre>', '```js\na\nb\n```'],
    ['<pre>a<span hidden>x</span><style>y</style></pre>', '```\na\n```'],
    ['<pre><div>a</div><div>b</div></pre>', '```\na\nb\n```'],
  ])('keeps what is to be read in it, as it stands: %s', (html, mdx) => {
    expect(fromHtml(html)).toBe(mdx)
  })

  it.each([
    ['<pre>a <a href="/x">b</a></pre>', 'A link to “/x” in a <pre> has no place there'],
    ['<a href="/x"><pre>a b</pre></a>', 'A link to “/x” in a <pre> has no place there'],
    ['<pre>a b<img src="/sites/default/files/caf%C3%A9.jpg" alt="x"></pre>', 'Something in a <pre> has no place there'],
    ['<pre>a b<iframe src="/x"></iframe></pre>', 'A <iframe> ("/x") has no place in the text'],
  ])('tells what code has no place for, and keeps the words: %s', (html, message) => {
    expect(convertHtml(html).mdx).toBe('```\na b\n```')
    expect(htmlFaults(html)).toEqual([message])
  })
})
