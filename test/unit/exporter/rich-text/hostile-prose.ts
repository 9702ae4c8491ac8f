/** Text that has broken converters before, or could: for property tests. */
import fc from 'fast-check'

const apart = (snippets: string) => snippets.split(/\s+/u)

const snippets = [
  // Code of MDX, and HTML.
  ...apart(
    '{ } {} {/**/} {` < > </ <u> </u> <u <!-- --> <!----> <? <![CDATA[ <script> <Foo /> <> </> <b/> <https://x.example>',
  ),
  ...apart('import export import{ export{ import"x"'),
  ...[
    'import ',
    'export ',
    'import x from "y"',
    'export default 1',
    '{/* x */}',
    '<!-- x -->',
    '<a href="x">',
    '$',
    '{x}',
  ],
  ...['`$' + '{x}`', '<Figure file="file/x" />'],
  // References and escapes.
  ...apart('& &amp; &#x7d; &#123; &lt &copy &nbsp; &#0; \\ \\\\ \\{ \\| \\` \\& \\_ \\!'),
  // Marks, code, links, tables.
  ...apart('* ** *** _ __ ~ ~~ ` `` ``` ~~~ [ ] ( ) ![ ]( ](x) [a](b) [^1] ! | || |-| :- :-: " \''),
  ...['[a]: b', '[^1]: x', '[ ] ', '[x] ', '| a |', '| - |'],
  // Blocks.
  ...apart('# ## > - -- --- === = 1. *** ___ ::'),
  ...['# ', '> ', '- ', '+ ', '* ', '1. ', '1) ', '10. ', '    ', '\t'],
  // White space and line ends.
  ...[' ', '  ', '   ', '\n', 'a\r\nb', 'a\rb', '\u00a0', '\u2028', '\u2029', '\u3000', '\u0085', '\u000c', '\u000b'],
  // Characters without width, without place, of other directions, and such as normalisation changes.
  ...['\u200b', '\u200d', '\ufeff', '\u00ad', '\u0000', '\u0001', '\u001b', '\u007f', '\u009f', '\ufdd0', '\uffff'],
  ...[
    'x\ud800y',
    'x\udc00y',
    '\u200f',
    '\u202e',
    '\u2066',
    'שלום',
    'é',
    'e\u0301',
    '\u0301',
    '\u0338',
    '\u1fef',
    '\u037e',
  ],
  ...['👩‍👩‍👧', '😀', 'ﬁ', '漢字', 'ß'],
  // Prose.
  ...[
    'a',
    'b',
    'word',
    'i',
    'e',
    '1',
    '.',
    '?',
    '. ',
    'One. ',
    'Two! ',
    'Why? ',
    'Well… ',
    '“Yes.” ',
    '(No.) ',
    'e.g. ',
    '3. ',
  ],
  ...['https://x.example', 'www.x.example', 'a@b.example', 'Mr. '],
]

const piece = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...snippets) },
  { weight: 1, arbitrary: fc.string({ maxLength: 4, unit: 'grapheme' }) },
)

export const hostileText: fc.Arbitrary<string> = fc
  .array(piece, { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''))
