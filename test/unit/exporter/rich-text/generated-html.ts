/** HTML as nobody writes it: every element that is known, many that are not, closed or not, with hostile text in between. */
import fc from 'fast-check'
import { hostileText } from './hostile-prose.ts'
import { cinema, foyer, ticket } from './html-converted.ts'

const names = [
  ...[
    'p',
    'div',
    'h1',
    'h2',
    'h5',
    'blockquote',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'hr',
    'pre',
    'code',
    'br',
    'center',
  ],
  ...['table', 'caption', 'colgroup', 'thead', 'tbody', 'tr', 'td', 'th', 'figure', 'figcaption', 'details', 'summary'],
  ...[
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'span',
    'font',
    'small',
    'mark',
    'q',
    'time',
    'wbr',
    'ruby',
    'rt',
  ],
  ...[
    'img',
    'drupal-media',
    'drupal-entity',
    'iframe',
    'video',
    'svg',
    'math',
    'mi',
    'foreignObject',
    'script',
    'style',
  ],
  ...[
    'template',
    'textarea',
    'title',
    'noscript',
    'select',
    'option',
    'button',
    'form',
    'input',
    'o:p',
    'xml',
    'w:sdt',
  ],
  ...[
    'plaintext',
    'xmp',
    'frameset',
    'body',
    'html',
    'head',
    'base',
    'link',
    'meta',
    'x-callout',
    'toString',
    '__proto__',
  ],
]

const attributes = [
  ...[
    cinema,
    foyer,
    ticket,
    'data-entity-uuid="nobody"',
    'data-entity-type="user" data-entity-uuid="x"',
    'data-entity-type',
  ],
  ...[
    'href="/node/1#cast"',
    'href="javascript:alert(1)"',
    'href=" JaVa&#9;Script:x"',
    'href="data:text/html,x"',
    'href',
  ],
  ...['href="https://x.example/?a=b&c"', 'href="entity:node/1"', 'href="internal:/films"', 'href="//evil.example"'],
  ...[
    'class="button button--primary"',
    'class="countdown" datetime="2026-10-01"',
    'class="data-table"',
    'class="language-{x}"',
  ],
  ...['colspan="2"', 'colspan="0"', 'rowspan="99999999"', 'rowspan="-1"', 'scope="row"', 'start="-3"', 'start="7"'],
  ...[
    'style="white-space:pre-wrap"',
    'style="font-weight:bold;color:red"',
    'style="text-align:center"',
    'style="display:none"',
  ],
  ...['type="checkbox" checked', 'data-caption="&lt;b&gt;{x}&lt;/b&gt; &lt;script&gt;"', 'data-caption="a&lt;br&gt;b"'],
  ...['src="x" onerror="alert(1)"', 'src="/sites/default/files/caf%C3%A9.jpg"', 'data-view-mode="wide"', 'alt="{`"'],
  ...['constructor="x"', '__proto__="x"', 'style="}{;:;"', 'data-done="{1}"', 'datetime="soon"', 'align="right"'],
]

const tag = fc
  .tuple(fc.constantFrom(...names), fc.array(fc.constantFrom(...attributes), { maxLength: 3 }))
  .map(([name, given]) => `<${[name, ...given].join(' ')}>`)

const escaped = hostileText.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))

const piece = fc.oneof(
  { weight: 6, arbitrary: tag },
  { weight: 4, arbitrary: fc.constantFrom(...names).map((name) => `</${name}>`) },
  { weight: 4, arbitrary: escaped },
  { weight: 2, arbitrary: hostileText },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '<!-- a -->',
      '<![if !supportLists]>',
      '<?php x ?>',
      '<![CDATA[x]]>',
      '\r\n\t',
      '&nbsp;',
    ),
  },
)

export const generatedHtml = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(''))
