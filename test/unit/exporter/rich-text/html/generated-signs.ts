/**
 * HTML in which one thing carries a sign: words, a link, a picture, or a number. It stands on a line of its own, in whatever else
 * a text may have, and nothing around it is told of.
 */
import fc from 'fast-check'

/** It is in no other text. */
export const sign = 'zq7'

const words = fc.constantFrom(
  sign,
  `<b>${sign}</b>`,
  `<q>${sign}</q>`,
  `<br>${sign}`,
  `<p>${sign}</p>`,
  `<!-- x -->${sign}`,
)
const elements = (
  'p div section center h1 h3 h6 blockquote ul ol li menu dir dl dt dd pre code kbd samp tt listing xmp table caption tr td th ' +
  'figure figcaption details summary dialog fieldset legend form a b i u s sub sup span font small mark q time abbr ruby rt rp ' +
  'data output meter progress button label select option optgroup textarea datalist iframe object video audio canvas svg math ' +
  'noscript script map picture slot marquee xml o:p x-y drupal-media drupal-entity plaintext search hgroup address'
).split(' ')
const textElement = fc
  .tuple(fc.constantFrom(...elements), words)
  .map(([name, inside]) => `<${name}>${inside}</${name}>`)

const attributes = [
  ...['title', 'aria-label', 'summary', 'data-caption', 'onclick', 'background', 'ng-show', 'alt'],
  ...['href', 'src', 'data', 'poster', 'srcset', 'value', 'placeholder', 'label'],
]
/** Element → those of the attributes that a reader sees or uses on it. */
const shown: Readonly<Record<string, readonly string[]>> = {
  p: attributes.slice(0, 7),
  td: attributes.slice(0, 7),
  li: attributes.slice(0, 7),
  ul: attributes.slice(0, 7),
  caption: attributes.slice(0, 7),
  summary: attributes.slice(0, 7),
  span: attributes.slice(0, 7),
  pre: attributes.slice(0, 7),
  a: ['href', 'title', 'aria-label', 'onclick'],
  area: ['href'],
  img: ['src', 'alt', 'title'],
  input: ['value', 'placeholder'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  video: ['src', 'poster'],
  audio: ['src'],
  base: ['href'],
}
const attributeElement = fc
  .constantFrom(...Object.entries(shown).flatMap(([name, own]) => own.map((attribute) => [name, attribute] as const)))
  .map(([name, attribute]) => `<${name} ${attribute}="/${sign}">a</${name}>`)

/** Lists of which each item has another number than it gets by counting from the first. */
const numbered = fc
  .tuple(
    fc.constantFrom('type="a"', 'type="I"', 'reversed', 'start="-7"', 'style="list-style-type:lower-greek"'),
    fc.constantFrom('<li>a</li><li>b</li>', '<li value="4">a</li><li>b</li><li value="9">c</li>'),
  )
  .map(([own, items]) => `<ol ${own}>${items}</ol>`)

export const signed = fc.oneof(textElement, attributeElement)

const around = fc.constantFrom(
  ...[
    '',
    'p',
    'div',
    'b',
    'blockquote',
    'ul li',
    'ol li',
    'table tr td',
    'table caption',
    'figure',
    'figure figcaption',
  ],
  ...['pre', 'q', 'dl dd', 'h2', 'map', 'picture', 'label', 'o:p', 'section p', 'ol li table tr th'],
)

const inside = (path: string, html: string): string =>
  path
    .split(' ')
    .filter(Boolean)
    .reduceRight((inner, name) => `<${name}>${inner}</${name}>`, `\n${html}\n`)

const within = (what: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(around, around, what).map(([outer, inner, html]) => inside(outer, inside(inner, html)))

/** Element or style → what the sign in it must be in prose. Headers are bold without a mark, so bold is not among them. */
const marks = {
  sup: 'sup',
  sub: 'sub',
  s: 'delete',
  u: 'u',
  i: 'emphasis',
  code: 'inlineCode',
  'span style="vertical-align:super"': 'sup',
  'span style="text-decoration:line-through"': 'delete',
} as const

export const withSign = within(signed)
export const withMark = fc.constantFrom(...Object.entries(marks)).chain(([tag, mark]) => {
  const html = `a <${tag}>${sign}</${tag.split(' ')[0]}>`
  return fc.record({ mark: fc.constant(mark), html: within(fc.constant(html)) })
})
export const withNumbers = within(numbered)
