/** The conditions of a webform that ours can express, and that those which it cannot are known as such. */
import { expect, it } from 'vitest'
import { conditionOf } from '#exporter/sources/drupal/webform/shown-when.ts'
import { webformElement } from '#exporter/sources/drupal/webform/webform-element.ts'

const by = (name: string) => `:input[name="${name}"]`
const condition = (states: unknown) => conditionOf(webformElement.parse({ '#type': 'textfield', '#states': states }))

it.each([
  ['none', undefined, { kind: 'always' }],
  ['an empty one', [], { kind: 'always' }],
  ['one that only requires', { required: { [by('a')]: { value: 'x' } } }, { kind: 'unknown' }],
  ['one that frees', { optional: { [by('a')]: { value: 'x' } } }, { kind: 'unknown' }],
  [
    'one that requires by another answer than that which shows',
    { visible: { [by('a')]: { value: 'x' } }, required: { [by('a')]: { value: 'y' } } },
    { kind: 'unknown' },
  ],
  [
    'one that requires where it shows',
    { visible: { [by('a')]: { value: 'x' } }, required: { [by('a')]: { value: 'x' } } },
    { kind: 'when', field: 'a', values: ['x'] },
  ],
  [
    'an answer',
    { visible: { [by('event_type')]: { value: 'launch' } } },
    { kind: 'when', field: 'eventType', values: ['launch'] },
  ],
  ['a tick', { visible: { [by('consent')]: { checked: true } } }, { kind: 'when', field: 'consent', values: ['true'] }],
  [
    'one of several answers',
    { visible: [{ [by('a')]: { value: 'x' } }, 'or', { [by('a')]: { value: 'y' } }] },
    { kind: 'when', field: 'a', values: ['x', 'y'] },
  ],
  ['two fields at once', { visible: { [by('a')]: { value: 'x' }, [by('b')]: { value: 'y' } } }, { kind: 'unknown' }],
  [
    'one of two fields',
    { visible: [{ [by('a')]: { value: 'x' } }, 'or', { [by('b')]: { value: 'y' } }] },
    { kind: 'unknown' },
  ],
  ['no tick', { visible: { [by('a')]: { checked: false } } }, { kind: 'unknown' }],
  ['something not chosen', { visible: { [by('a')]: { value: { '!value': 'x' } } } }, { kind: 'unknown' }],
  ['what hides', { invisible: { [by('a')]: { value: 'x' } } }, { kind: 'unknown' }],
  ['another selector', { visible: { '#edit-a': { value: 'x' } } }, { kind: 'unknown' }],
])('%s', (_, states, expected) => {
  expect(condition(states)).toEqual(expected)
})
