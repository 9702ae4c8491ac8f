import { expect, it } from 'vitest'
import { checkProse } from '#exporter/check-prose.ts'
import { byKey, entryOf } from '#test/support/entries.ts'

it('blocks prose that the site could not make a page of, and says where it stands', () => {
  const faulty = entryOf('faq', 'a', { title: 'A question', body: 'Fine.\n\nNot {code}' })
  const fine = entryOf('faq', 'b', { body: '<u>All of it, [linked](/b).</u>' })
  const { problems, linksInProse } = checkProse(byKey(faulty, fine), () => [])
  expect(problems).toEqual([
    {
      severity: 'blocks',
      entry: 'faq/a',
      title: 'A question',
      field: 'body',
      line: 3,
      column: 5,
      message: 'code between { and }',
      hint: expect.stringContaining('\\{'),
    },
  ])
  expect(linksInProse(fine.body)).toEqual([{ target: '/b', line: 1, column: 15 }])
})
