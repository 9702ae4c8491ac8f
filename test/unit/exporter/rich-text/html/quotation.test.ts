import { expect, it } from 'vitest'
import { fromHtml, linesOfHtml } from '../html-converted.ts'

it.each([
  ['<p>He said <q>no</q>.</p>', 'He said “no”.'],
  ['<p><q>He said <b><q>no</q></b>.</q></p>', '“He said **‘no’**.”'],
  ['<p><a href="/x"><q>no</q></a></p>', '[“no”](/x)'],
])('keeps the quotation marks that a browser puts around <q>: %s', (html, mdx) => {
  expect(fromHtml(html)).toBe(mdx)
})

it('keeps them in texts that have no look', () => {
  expect(linesOfHtml('<p>a <q>b <q>c</q></q></p>')).toEqual({ text: 'a “b ‘c’”', issues: [] })
})
