import { describe, expect, it } from 'vitest'
import { parseCommandLine } from '#exporter/options.ts'

const now = new Date('2026-11-21T20:00:00.123Z')
const parse = (...args: string[]) => parseCommandLine(args, now)

describe('the command line', () => {
  it('exports what changed into content by default, and leaves the clock alone', () => {
    expect(parse()).toEqual({
      help: false,
      describe: false,
      full: false,
      dryRun: false,
      allowMassDelete: false,
      out: 'content',
    })
  })

  it('takes every option', () => {
    const args = [
      '--full',
      '--dry-run',
      '--types',
      'movie,faq',
      '--out',
      'x',
      '--allow-mass-delete',
      '--json',
      '--as-of',
      '2026-10-01T00:00:00+08:00',
    ]
    expect(parse(...args)).toEqual({
      help: false,
      describe: false,
      full: true,
      dryRun: true,
      allowMassDelete: true,
      out: 'x',
      types: ['movie', 'faq'],
      asOf: '2026-09-30T16:00:00Z',
    })
  })

  it('moves the clock to the present on request', () => {
    expect(parse('--as-of', 'now')).toMatchObject({ asOf: '2026-11-21T20:00:00Z' })
  })

  it('reads the types of each --types', () => {
    expect(parse('--types', 'movie', '--types', 'cinema,faq')).toMatchObject({ types: ['movie', 'cinema', 'faq'] })
  })

  it.each([
    [['--types', 'movie,films'], 'no type "films"'],
    [['--as-of', '2026-10-01'], 'not an instant'],
    [['--as-of', '9999-12-31T23:59:59-14:00'], 'not an instant'],
    [['--as-of', '0000-01-01T00:00:00+14:00'], 'not an instant'],
    [['--ful'], '--ful'],
    [['content'], 'content'],
  ])('refuses %j', (args, message) => {
    expect(() => parse(...args)).toThrow(message)
  })
})
