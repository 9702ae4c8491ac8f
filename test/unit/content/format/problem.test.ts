import { describe, expect, it } from 'vitest'
import { ProblemError, printProblem, printProblems, problemsIn, stopAt } from '#content/format/problem.ts'
import { toProblems } from '#site/node/problems.ts'
import { obeyed, orders } from '#test/support/inputs/orders.ts'

const problem = { message: 'is missing', hint: 'Fill it in.', file: 'entries/faq/one.mdx', line: 3, column: 5 }

describe('a printed problem', () => {
  it.each([
    [{}, ''],
    [{ route: '/faq' }, '/faq: '],
    [{ file: 'entries/faq/one.json', line: 3 }, 'entries/faq/one.json:3: '],
    [
      { route: '/faq', file: 'entries/faq/one.mdx', line: 3, column: 5, field: 'title' },
      '/faq ← entries/faq/one.mdx:3:5, title: ',
    ],
    [{ entry: 'movie' }, 'movie: '],
    [
      { entry: 'faq/one', title: 'One', field: 'answer', line: 3, column: 5 },
      'faq/one “One”, answer, line 3, column 5: ',
    ],
  ])('begins with its place: %j', (place, printed) => {
    expect(printProblem({ ...place, message: 'is missing' })).toBe(`${printed}is missing`)
  })

  it('has its hint on a line below', () => {
    expect(printProblem({ message: 'is missing', hint: 'Fill it in.' })).toBe('is missing\n      Fill it in.')
  })

  it.each(orders)('gives no orders, whichever part of it is %j', (order) => {
    const parts = ['message', 'hint', 'route', 'file', 'entry', 'title', 'field']
    for (const part of parts) expect(obeyed(printProblem({ message: 'x', [part]: order }))).toEqual([])
  })

  it('is counted with the others, and what came of them is said', () => {
    expect(printProblems([problem], '; nothing was published.')).toBe(
      '1 problem; nothing was published.\n  entries/faq/one.mdx:3:5: is missing\n      Fill it in.',
    )
    expect(printProblems([problem, problem])).toMatch(/^2 problems:\n/)
  })
})

describe('an error of problems', () => {
  it('names each with its place, and leaves the hints apart', () => {
    const error = new ProblemError([problem, { message: 'is gone', entry: 'faq/two' }])
    expect(error.message).toBe('entries/faq/one.mdx:3:5: is missing\nfaq/two: is gone')
    expect(error.problems[0]?.hint).toBe('Fill it in.')
  })

  it('is thrown where there are any', () => {
    expect(() => stopAt([])).not.toThrow()
    expect(() => stopAt([problem])).toThrow(ProblemError)
  })

  it('is known again though its class was loaded twice', () => {
    const twin = Object.assign(new Error('is missing'), { problems: [problem] })
    expect(problemsIn(twin)).toEqual([problem])
    expect(problemsIn(new Error('a fault of ours'))).toBeUndefined()
  })
})

describe('an error of a page', () => {
  const content = { files: new Map([['faq/one', 'entries/faq/one.mdx']]) }

  it('becomes problems with the page and the file of its entry, of each of two entries with the same fault', () => {
    const error = new ProblemError({ message: 'refers to movie/gone, which does not exist', hint: 'Publish it.' })
    expect(toProblems(error, '/faq', 'faq/one', content)).toEqual([
      { ...error.problems[0], route: '/faq', file: 'entries/faq/one.mdx' },
    ])
    expect(toProblems(error, '/faq', 'faq/two', content)).toEqual([{ ...error.problems[0], route: '/faq' }])
  })

  it('keeps its stack where our own code is at fault', () => {
    expect(toProblems(new TypeError('x is undefined'), '/faq', 'faq/one', content)[0]?.message).toContain('.ts:')
  })
})
