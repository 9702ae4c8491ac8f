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

describe('the title of a link', () => {
  it.each([
    '<a href="/x" title="Book now">Book now »</a>',
    '<a href="/x" title="“Book now”">book&nbsp;now</a>',
    '<a href="/x" title="Mid Valley">GSC Mid Valley, Kuala Lumpur</a>',
    '<a href="https://www.press.example/a%20b/" title="press.example/a b">here</a>',
    '<a href="/films" title="https://www.ours.example/films">here</a>',
    '<a href="https://cms.ours.example/films" title="/films">here</a>',
    '<a href="mailto:a@b.example?subject=x" title="a@b.example">here</a>',
    '<a href="tel:+60312345678" title="03-1234 5678">here</a>',
    '<a class="button" href="/x" title="Go">Go on</a>',
  ])('goes where it says what its words or its address say: %s', (html) => {
    expect(htmlFaults(`<p>${html}</p>`)).toEqual([])
  })

  it.each([
    ['<a href="/x" title="Book now, from RM 10">Book now</a>', 'Book now, from RM 10'],
    ['<a href="/x" title="18+">18</a>', '18+'],
    ['<a href="/x" title="★">a</a>', '★'],
    ['<a href="/x" title="art">Smart</a>', 'art'],
    ['<a href="https://x.example/a" title="https://x.example/b">here</a>', 'https://x.example/b'],
    ['<a href="/" title="www.theirs.example">here</a>', 'www.theirs.example'],
    ['<a href="tel:+60312345678" title="5678">here</a>', '5678'],
    ['<a href="/x" title="secret"><span hidden>secret</span> a</a>', 'secret'],
  ])('is told where it says more: %s', (html, title) => {
    expect(htmlFaults(`<p>${html}</p>`)).toEqual([`The title “${title}” of a <a> is not kept`])
  })
})
