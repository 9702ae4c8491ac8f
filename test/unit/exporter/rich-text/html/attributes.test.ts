import { describe, expect, it } from 'vitest'
import { convertHtml, fromHtml, htmlFaults } from '../html-converted.ts'

describe('an attribute', () => {
  it.each([
    ['<p><abbr title="World Health">a</abbr></p>', 'The title “World Health” of a <abbr> is not kept'],
    ['<p><a href="/x" title="More">a</a></p>', 'The title “More” of a <a> is not kept'],
    ['<p><span aria-label="b">a</span></p>', 'The aria-label “b” of a <span> is not kept'],
    [
      '<blockquote data-caption="&lt;b&gt;b&lt;/b&gt;"><p>a</p></blockquote>',
      'The data-caption “<b>b</b>” of a <blockquote> is not kept',
    ],
    ['<p onclick="go()">a</p>', 'A <p> runs a script (onclick)'],
    ['<div background="/b.png">a</div>', 'There is a picture behind a <div>: "/b.png"'],
    ['<div style="background-image:url(/b.png)">a</div>', 'There is a picture behind a <div>: "url(/b.png)"'],
    ['<div v-if="x">a</div>', 'The exporter does not know what “v-if” says in a <div>'],
    ['<xml>a</xml>', 'The exporter does not know what to do with <xml> here'],
    ['<p><base href="https://x.example/">a</p>', 'A <base> has no place in the text'],
  ])('that a reader can see or use is told: %s', (html, message) => {
    expect(convertHtml(html).mdx).toContain('a')
    expect(htmlFaults(html)).toEqual([message])
  })

  it.each([
    '<p lang="en" class="b" data-x="y" id="z" style="margin:0" _mce_x="1" w:st="on">a</p>',
    '<p><a href="/x" target="_blank" rel="noopener" title=" A ">a</a></p>',
    '<p>a</p><img src="/sites/default/files/caf%C3%A9.jpg" title="b" alt="b" width="5">',
    '<table border="1" cellpadding="0" width="100%"><tr height="5"><th nowrap valign="top">a</th></tr></table>',
    '<p hidden title="b">b</p><p>a</p>',
    '<p foo>a</p>',
  ])('that shows nothing, or nothing new, goes: %s', (html) => {
    expect(fromHtml(html)).toContain('a')
  })
})
