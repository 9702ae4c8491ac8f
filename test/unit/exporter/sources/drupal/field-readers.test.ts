/** Drupal's values of each kind, in the form of the contract. */
import { describe, expect, it } from 'vitest'
import type { FieldMeta } from '#content/schema/field.ts'
import type { ExportProblem } from '#exporter/problem.ts'
import { EntityIndex } from '#exporter/sources/drupal/entity-index.ts'
import { drupalReaders } from '#exporter/sources/drupal/field-readers.ts'
import type { FieldReaders } from '#exporter/sources/source.ts'

const readers = drupalReaders({ book: new EntityIndex(), base: '', frontPage: '/home', ownOrigins: [] })
const context = { isPublished: () => true, waitFor: () => {}, report: () => {} }

type Kind = Exclude<keyof FieldReaders, 'rows'>
const read = (kind: Kind, value: unknown) => readers[kind](value, { kind } as FieldMeta, context)

describe('a value', () => {
  it.each<[Kind, unknown, unknown]>([
    ['text', ' A \r\n title ', 'A title'],
    ['text', 'AT&T <3', 'AT&T <3'],
    ['text', { value: '<p>AT&amp;T</p>', format: 'basic_html' }, 'AT&T'],
    ['text', { value: '<p>Caf&eacute; &ndash; it&rsquo;s open&hellip;</p>' }, 'Café – it’s open…'],
    ['text', { value: '<p>One<br />two</p><p>three</p>' }, 'One two three'],
    ['text', 12, '12'],
    ['text', '', undefined],
    ['multilineText', '0 Foundry Lane\r\nBelvedere', '0 Foundry Lane\nBelvedere'],
    ['multilineText', { value: '<p>One<br />two</p>\r\n\r\n<p>Three</p>\r\n' }, 'One\ntwo\n\nThree'],
    [
      'multilineText',
      { value: '<p>It&rsquo;s &lt;b&gt;</p><!-- no --><p>Fish &amp; chips</p>' },
      'It’s <b>\n\nFish & chips',
    ],
    [
      'multilineText',
      {
        value:
          'One<div>Two<!-- <p>no</p> --></div><style>p > b {}</style><p title="</p>">Three<span hidden>no</span></p>',
      },
      'One\n\nTwo\n\nThree',
    ],
    ['multilineText', { value: '<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>' }, 'One\nTwo'],
    ['multilineText', { value: '<ul><li>One</li><li>Two</li></ul>' }, 'One\nTwo'],
    [
      'multilineText',
      { value: '<table><tbody><tr><th>Mon</th><td>10am</td></tr><tr><th>Tue</th><td>9am</td></tr></tbody></table>' },
      'Mon 10am\nTue 9am',
    ],
    ['multilineText', { value: '<dl><dt>Open</dt><dd>10am</dd></dl>' }, 'Open\n10am'],
    ['multilineText', { value: '<section>One</section><section>Two</section>' }, 'One\n\nTwo'],
    ['multilineText', { value: '<p>One</p><blockquote>Two</blockquote>Three<hr>Four' }, 'One\n\nTwo\n\nThree\n\nFour'],
    ['multilineText', { value: '<address>1 Road<br>KL</address>Malaysia' }, '1 Road\nKL\n\nMalaysia'],
    ['multilineText', { value: 'One<iframe>No frames</iframe>' }, 'One'],
    ['textList', ['Mon–Thu 12:00', ' Fri '], ['Mon–Thu 12:00', 'Fri']],
    ['textList', 'Only one', ['Only one']],
    ['number', '9.50', 9.5],
    ['number', '-9.14', -9.14],
    ['number', 96, 96],
    ['boolean', true, true],
    ['boolean', '0', false],
    ['select', 'now-showing', 'now-showing'],
    ['select', 3, '3'],
    ['multiSelect', ['a', 'b'], ['a', 'b']],
    ['multiSelect', 'a', ['a']],
    ['day', '2026-01-23', '2026-01-23'],
    ['day', '2026-01-05T08:00:00+00:00', '2026-01-05'],
    ['time', '10:30', '10:30'],
    ['time', '10:30:00', '10:30'],
    ['time', 37_800, '10:30'],
    ['instant', '2026-03-31T20:00:00+01:00', '2026-03-31T19:00:00Z'],
    ['instant', '2026-03-31T20:00:00', '2026-03-31T20:00:00Z'],
    ['instant', 'soon', 'soon'],
    ['prose', { value: '<p>Read <em>value</em>.</p>', processed: '<p>Not this.</p>' }, 'Read *value*.'],
    ['prose', { value: '', format: 'basic_html' }, undefined],
    ['reference', 'experience/maxima', 'experience/maxima'],
    ['references', ['taxonomy/a', 'taxonomy/b'], ['taxonomy/a', 'taxonomy/b']],
  ])('of the kind %s: %j', (kind, value, expected) => {
    expect(read(kind, value)).toEqual(expected)
  })

  it('with a day is the day in the zone of the chain', () => {
    // A date with a time that a table reads as a day.
    expect(read('day', '2026-01-05T20:00:00+00:00')).toBe('2026-01-06')
  })
})

it('rows of an entry that stands in the table have their values in themselves', () => {
  expect(readers.rows([{ label: 'A', to: '/a' }])).toEqual([{ values: { label: 'A', to: '/a' } }])
  expect(readers.rows([{ type: 'text', body: 'B' }])).toEqual([{ block: 'text', values: { body: 'B' } }])
})

it('what a field without a look has no place for is a notice, and its words stay', () => {
  const told: ExportProblem[] = []
  const value = { value: '<p>Free parking</p>\n<p>up to 90 m<sup>2</sup>, see <a href="/x">the map</a></p>' }
  const read = readers.text(value, { kind: 'text' }, { ...context, report: (problem) => told.push(problem) })
  expect(read).toBe('Free parking up to 90 m2, see the map')
  expect(told).toMatchObject([
    { severity: 'notice', line: 2, message: 'The link “the map” leads to "/x", and this field has no links' },
    { severity: 'notice', message: 'The text “2” has a look that is not kept: it is raised' },
  ])
})
