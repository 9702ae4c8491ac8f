/** Short texts that Drupal keeps as HTML, for fields that have no look. */
import { describe, expect, it } from 'vitest'
import { linesOfHtml } from '../html-converted.ts'

const told = (html: string) => {
  const { text, issues } = linesOfHtml(html)
  return [text, ...issues.map(({ message }) => message)]
}

describe('a short text', () => {
  it.each([
    ['<p>a <a href="/x">b</a></p>', 'a b', 'The link “b” leads to "/x", and this field has no links'],
    ['<p><a class="button" href="/x">b</a></p>', 'b', 'The link “b” leads to "/x", and this field has no links'],
    ['<p>a<img src="/b.png" alt="c"></p>', 'a', 'A picture (“c”) has no place in this field'],
    ['<p>a</p><drupal-media data-entity-uuid="b"></drupal-media>', 'a', 'A picture has no place in this field'],
    ['<p>a</p><map><area href="/x" alt="b"></map>', 'a', 'A part of a picture (“b”) leads to "/x"'],
    ['<p>a</p><iframe src="/x"></iframe>', 'a', 'A <iframe> ("/x") has no place in the text'],
    ['<p>m<sup>2</sup></p>', 'm2', 'The text “2” has a look that is not kept: it is raised'],
    ['<p>H<sub>2</sub>O</p>', 'H2O', 'The text “2” has a look that is not kept: it is lowered'],
    ['<p><s>RM 20</s> RM 15</p>', 'RM 20 RM 15', 'The text “RM 20” has a look that is not kept: it is struck through'],
    ['<p>a <strong>b</strong></p>', 'a b', 'The text “b” has a look that is not kept: it is bold'],
    ['<p>a <code>b</code></p>', 'a b', 'The text “b” has a look that is not kept: it is code'],
    ['<p style="color:red">a</p>', 'a', 'The text “a” has a look that is not kept: its colour is red'],
    ['<p><abbr title="Kuala Lumpur">KL</abbr></p>', 'KL', 'The title “Kuala Lumpur” of a <abbr> is not kept'],
    ['<p><a name="b">a</a></p>', 'a', 'The place “b” is not kept'],
    ['<details><summary>a</summary>b</details>', 'a\n\nb', 'What is folded under “a” is shown unfolded'],
    ['<p><x-y>a</x-y></p>', 'a', 'The exporter does not know what to do with <x-y> here'],
    ['<p>a <constructor>x</constructor></p>', 'a x', 'The exporter does not know what to do with <constructor> here'],
    ['<time class="countdown" datetime="2026-10-05T21:00:00Z">a</time>', 'a', 'The countdown “a” has no place here'],
    ['<ol type="a"><li>x</li></ol>', '1. x', 'The list that begins with “x” is counted with a, b, c'],
  ])('keeps its words and tells what it has no place for: %s', (html, text, message) => {
    expect(told(html)).toEqual([text, message])
  })

  it.each([
    ['<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
    ['<ol start="4"><li>a</li><li></li><li><p>c</p></li></ol>', '4. a\n\n6. c'],
    ['<ol reversed><li>a</li><li value="-1">b</li></ol>', '2. a\n-1. b'],
    ['<p>a</p><ol><li>b<ol><li>c</li></ol></li><li>d</li></ol>', 'a\n\n1. b\n\n1. c\n\n2. d'],
    ['<pre>a\n  b</pre>', 'a\nb'],
    ['<dl><dt>a</dt><dd>b</dd></dl>', 'a\nb'],
    ['<a href="https://www.x.example/">x.example</a>', 'x.example'],
    ['<a href="mailto:a@b.example">a@b.example</a>', 'a@b.example'],
    ['<a href="tel:+60312345678">03-1234 5678</a>', '03-1234 5678'],
    ['<a href="route:<nolink>">a</a><a href="/x"></a>', 'a'],
  ])('says nothing where nothing is lost: %s', (html, text) => {
    expect(told(html)).toEqual([text])
  })

  it('tells the line, and the same thing once', () => {
    const { issues } = linesOfHtml('<p>a</p>\n<p><iframe src="/x"></iframe><iframe src="/x"></iframe></p>')
    expect(issues).toMatchObject([{ line: 2, column: 4 }])
  })
})
