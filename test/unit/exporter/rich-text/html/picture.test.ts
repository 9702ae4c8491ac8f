/** Pictures in the text that Drupal stores. */
import { describe, expect, it } from 'vitest'
import { convertHtml, foyer, fromHtml, htmlFaults, ticket } from '../html-converted.ts'

describe('pictures', () => {
  it('that cannot be shown leave the words around them together', () => {
    const gone = '<img data-entity-type="file" data-entity-uuid="00000000-0000-4000-8000-000000000000" src="/a.png">'
    const media = '<drupal-media data-entity-type="media" data-entity-uuid="00000000-0000-4000-8000-000000000000">'
    expect(convertHtml(`<p>After it ${gone} goes on.</p>`).mdx).toBe('After it goes on.')
    expect(convertHtml(`a${media}</drupal-media>b`).mdx).toBe('a\n\nb')
    expect(convertHtml(`a<figure>${gone}<figcaption>c</figcaption></figure>b`).mdx).toBe('a\n\nb')
  })

  it('of the library become figures, with their captions', () => {
    const html = `<p>a <drupal-media ${foyer} data-align="center" data-caption="The &lt;span&gt;first&lt;/span&gt; &amp;amp; last"></drupal-media>b</p>`
    expect(fromHtml(html)).toBe('a\n\n<Figure file="file/foyer" caption={"The first & last"} />\n\nb')
    const figure = `<figure class="image"><img ${ticket} src="/x.png" alt="c"><figcaption>d<br></figcaption></figure>`
    expect(fromHtml(figure)).toBe('<Figure file="file/ticket" caption="d" />')
    expect(fromHtml('<p><img src="/sites/default/files/caf%C3%A9.jpg?itok=1" alt=""></p>')).toBe(
      '<Figure file="file/cafe" />',
    )
    expect(fromHtml(`<drupal-media ${foyer} data-view-mode="full_width"></drupal-media>`)).toContain('align="full"')
  })

  it.each([
    ['<drupal-media data-entity-type="media" data-entity-uuid="gone"></drupal-media>', 'media/gone is not published'],
    ['<img src="https://x.example/a.png">', 'A picture comes from elsewhere: "https://x.example/a.png"'],
    ['<drupal-media></drupal-media>', 'A picture is not chosen'],
    [
      '<drupal-entity data-entity-type="node" data-entity-uuid="x"></drupal-entity>',
      'A “node” that is embedded in the text cannot be shown',
    ],
    ['<img data-entity-type="file" data-entity-uuid="gone" alt="b">', 'file/gone is not published'],
    [`<h2>a<img ${ticket}></h2>`, 'Something in a <h2> has no place there'],
  ])('that cannot be shown are left out, and it is said: %s', (html, message) => {
    expect(convertHtml(html).mdx).not.toContain('Figure')
    expect(htmlFaults(html)).toEqual([message])
  })

  it.each([
    `<p><a href="/promo"><img ${ticket}></a></p>`,
    `<a href="/promo"><drupal-media ${foyer}></drupal-media></a>`,
    `<figure><a href="/promo"><img ${ticket}></a><figcaption>c</figcaption></figure>`,
  ])('stay without the link around them, and it is said: %s', (html) => {
    expect(convertHtml(html).mdx).toContain('<Figure')
    expect(htmlFaults(html)).toEqual(['A picture leads to "/promo"'])
  })

  it('keep the other words of their figure', () => {
    const html = `<figure><p>a</p><img ${ticket}><figcaption>b</figcaption></figure>`
    expect(fromHtml(html)).toBe('a\n\n<Figure file="file/ticket" />\n\nb')
  })

  it.each([
    `<figure><img ${ticket}><figcaption>a <a href="/x">b</a></figcaption></figure>`,
    `<drupal-media ${foyer} data-caption="a &lt;a href=&quot;/x&quot;&gt;b&lt;/a&gt;"></drupal-media>`,
  ])('say that a link of their caption is lost, and keep its words: %s', (html) => {
    expect(convertHtml(html).mdx).toContain('caption="a b"')
    expect(htmlFaults(html)).toEqual(['A link to “/x” in a <figcaption> has no place there'])
  })

  it.each(['<a href="/promo"></a>', `<a><img ${ticket}></a>`])(
    'are not meant by a link that has none, or leads nowhere: %s',
    (html) => {
      expect(htmlFaults(html)).toEqual([])
    },
  )

  it('keep neither their side nor an alternative text of their own', () => {
    expect(htmlFaults(`<drupal-media ${foyer} data-align="right" alt="b"></drupal-media>`)).toEqual([
      'A picture stands on the right of the text',
      'A picture has an alternative text of its own here, “b”',
    ])
    expect(htmlFaults(`<figure class="align-left"><img ${ticket}></figure>`)).toEqual([
      'A picture stands on the left of the text',
    ])
    expect(htmlFaults(`<img ${ticket} alt="b">`)).toEqual(['A picture has an alternative text of its own here, “b”'])
  })

  it('that nobody has described are left out, and it is said', () => {
    const { mdx, issues } = convertHtml('<p>a</p><img data-entity-type="file" data-entity-uuid="gone" alt=" ">')
    expect(mdx).toBe('a')
    expect(issues).toMatchObject([
      { message: 'file/gone is not published' },
      { message: 'A picture in the text has no alternative text', line: 1, column: 9 },
    ])
  })
})
