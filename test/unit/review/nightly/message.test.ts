/** What git and its hosts make of the message of a night's commit. */
import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commitMessage } from '#review/nightly/message.ts'

const verdict = { status: 'fine', title: 'content: 1 changed (notices)', sentence: '' } as const

function messageOf(text: string): string {
  const edits = [{ text, weight: 1, entry: 'notification/rain' }]
  return commitMessage({ verdict, notices: { edits, time: [], sales: [] } } as unknown as Parameters<
    typeof commitMessage
  >[0])
}

const hostile = fc.array(
  fc.oneof(
    fc.constantFrom(
      '\n',
      '\n\n',
      '\r\n',
      '\u2028',
      ' ',
      '#',
      '# ',
      '[skip ci]',
      '[ci skip]',
      '***NO_CI***',
      'GH-12',
      'gh-12',
      '@gsc/team',
      'gsc/site#12',
    ),
    fc.constantFrom(
      'Fixes #12',
      'Co-authored-by: A <a@gsc.example>',
      'skip-checks: true',
      '---',
      'Closes https://host.example/gsc/issues/12',
      '\u202e',
    ),
    fc.string(),
  ),
  { maxLength: 8 },
)

it('keeps the words of editors readable', () => {
  expect(messageOf('New notification “Rain”: bring a coat (or two), 5 * 2.')).toBe(
    'content: 1 changed (notices)\n\n- New notification “Rain”: bring a coat (or two), 5 * 2.\n',
  )
})

it.each([
  [1, '- What is sold changed for 1 film or cinema.\n'],
  [1234, '- What is sold changed for 1,234 films and cinemas.\n'],
])('counts of what is sold only for how many films and cinemas it changed: %d', (count, line) => {
  const sales = Array.from({ length: count }, () => ({ text: 'Film “A”: on sale.', weight: 5, entry: 'movie/a' }))
  expect(commitMessage({ verdict, notices: { edits: [], time: [], sales } })).toBe(
    `content: 1 changed (notices)\n\n${line}`,
  )
})

it('gives no line, trailer, name, number or word to CI that is not ours', () => {
  fc.assert(
    fc.property(hostile, (parts) => {
      const message = messageOf(parts.join(''))
      expect(message.split(/[\n\r\u2028\u2029]/).map((line) => line.slice(0, 2))).toEqual(['co', '', '- ', ''])
      expect(message).not.toMatch(/[@#][^\s\u200b]|\[(?:skip|ci|no)|\*\*\*|\b[Gg][Hh]-\d|:\/\/|\p{Bidi_Control}/u)
    }),
  )
})

it('has no trailers for git', () => {
  const message = messageOf('We are closed.\n\nReviewed-by: Legal <legal@gsc.example>\nFixes: #12')
  expect(execFileSync('git', ['interpret-trailers', '--parse'], { input: message, encoding: 'utf8' })).toBe('')
})
