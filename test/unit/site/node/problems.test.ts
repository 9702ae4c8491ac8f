import { expect, it } from 'vitest'
import { BuildFailed, printProblems } from '#site/node/problems.ts'

const problems = [{ what: 'Required', file: 'entries/faq/one.json', line: 3 }]

it('says that nothing was published of a build alone, which is what publishes', () => {
  expect(printProblems(problems)).toBe('1 problem:\n  entries/faq/one.json:3: Required')
  expect(new BuildFailed(problems).message).toBe(
    '1 problem; nothing was published.\n  entries/faq/one.json:3: Required',
  )
})
