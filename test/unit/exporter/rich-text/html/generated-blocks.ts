/** HTML as editors make it: blocks of every kind behind and within each other, also in the items of lists and in quotes. */
import fc from 'fast-check'
import { foyer } from '../html-converted.ts'

const leaf = fc.constantFrom(
  '<p>a</p>',
  '<p>One. Two</p>',
  '<h3>b</h3>',
  '<hr>',
  '<pre><code>c\nd</code></pre>',
  `<drupal-media ${foyer}></drupal-media>`,
  '<table><thead><tr><th>e</th></tr></thead><tr><td>f</td></tr></table>',
  '<table><tr><th>g</th><th>h</th></tr><tr><td colspan="2">i</td></tr></table>',
)

const { block } = fc.letrec<{ block: string; blocks: string; items: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    tie('blocks').map((blocks) => `<blockquote>${blocks}</blockquote>`),
    tie('items').map((items) => `<ul>${items}</ul>`),
    fc.tuple(fc.constantFrom(0, 1, 2), tie('items')).map(([start, items]) => `<ol start="${start}">${items}</ol>`),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join('')),
  items: fc
    .array(fc.oneof({ weight: 6, arbitrary: tie('blocks') }, { weight: 1, arbitrary: fc.constant('') }), {
      minLength: 1,
      maxLength: 2,
    })
    .map((items) => items.map((item) => `<li>${item}</li>`).join('')),
}))

/** Of one item, as it is there that no blank line stands between two blocks. */
export const generatedBlocks = fc
  .array(block, { minLength: 2, maxLength: 3 })
  .map((blocks) => `<ul><li>${blocks.join('')}</li></ul>`)
