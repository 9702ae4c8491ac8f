/** Two parts of one list never have one key, whatever editors write: React would lose one of them when the page changes. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

/** What no two of a list share: where they stand in it, an identifier, an address, or the name of a field in a form. */
const unique = /^(?:index|row|x|y|(?:\w+\.)*(?:id|key|slug|href|path|value|search)|.*\bfield\.name)(?: \?\? index)?$/

/** Other keys, and why they are unique. */
const others: Readonly<Record<string, string>> = {
  businessDate: 'days of one list',
  day: 'days of one list',
  'day.iso': 'days of one list',
  frame: 'a number',
  group: 'the options are grouped by it',
  heading: 'the words of a table in the code',
  label: 'the words of a table in the code',
  letter: 'films are grouped by it',
  'list.tab': 'a name of a table in the code',
  mark: 'a name of a table in the code',
  name: 'a name of a table in the code, or of a field, of which a form has one',
  'part.name': 'a name of a table in the code',
  'picture.name': 'no picture stands twice on a page',
  'row.group.ids.join()': 'identifiers',
  state: 'cinemas are grouped by it',
  unit: 'a name of a table in the code',
}

const keysIn = (text: string): string[] =>
  [...text.matchAll(/\skey=\{((?:[^{}`]|`[^`]*`)*)\}/g)].map(([, key = '']) => key)

it('keys the parts of lists by what is unique, never by words of editors', () => {
  const files = globSync('site/**/*.tsx', { cwd: repository })
  const found = files.flatMap((file) =>
    keysIn(readFileSync(`${repository}/${file}`, 'utf8')).map((key) => ({ file, key })),
  )
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(({ key }) => !unique.test(key) && !Object.hasOwn(others, key))).toEqual([])
  expect(Object.keys(others).filter((key) => !found.some((one) => one.key === key))).toEqual([])
})
