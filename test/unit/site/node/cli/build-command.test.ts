import { describe, expect, it } from 'vitest'
import { parseOptions } from '#content/commands/parse-options.ts'
import { ProblemError } from '#content/format/problem.ts'
import { parseBuildCommand, usage } from '#site/node/cli/build-command.ts'
import { runScript } from '#site/node/cli/run-script.ts'

const parse = (args: readonly string[], environment: Record<string, string> = {}) =>
  parseBuildCommand(args, {
    root: '/repository',
    environment: { SITE_URL: 'https://gsc.example', ...environment },
    log: () => {},
  })

describe('the command line of the build', () => {
  it('builds all pages of content/ into dist/, with everything, unless told otherwise', () => {
    expect(parse([])).toMatchObject({
      name: 'build',
      options: {
        contentFolder: '/repository/content',
        outputFolder: '/repository/dist',
        cacheFolder: '/repository/.cache/site',
        withPictures: true,
        withCompression: true,
        mode: 'production',
      },
    })
    expect(parse([])).not.toHaveProperty('options.shard')
  })

  it('takes every option', () => {
    const folders = ['--content', 'c', '--out', '/o', '--cache', 'k']
    expect(parse([...folders, '--no-pictures', '--no-compression', '--threads', '3', '--shard', '2/4'])).toMatchObject({
      name: 'build',
      options: {
        contentFolder: '/repository/c',
        outputFolder: '/o',
        cacheFolder: '/repository/k',
        withPictures: false,
        withCompression: false,
        threads: 3,
        shard: { index: 2, count: 4 },
      },
    })
    expect(parse(['--why', '/movie/x'])).toMatchObject({ name: 'why', path: '/movie/x' })
    expect(parse(['--merge', '/part-1', '/part-2'])).toMatchObject({ name: 'merge', folders: ['/part-1', '/part-2'] })
    expect(parse(['--help'])).toEqual({ name: 'help' })
  })

  it('names every option in its help', () => {
    for (const option of [
      'out',
      'content',
      'cache',
      'no-pictures',
      'no-compression',
      'threads',
      'why',
      'shard',
      'merge',
      'help',
    ])
      expect(usage).toContain(`\n  --${option} `)
  })

  it.each([
    [['--ot', 'x'], '--ot'],
    [['--out'], '--out'],
    [['dist'], 'dist'],
    [['--shard', '5/4'], '--shard: "5/4"'],
    [['--threads', '0'], '--threads: "0"'],
    [['--shard', 'first'], '--shard: "first"'],
    [['--merge'], '--merge: name the folders'],
    [['--merge', 'a', '--shard', '1/2'], 'only one'],
  ])('refuses %j', (args, message) => {
    expect(() => parse(args)).toThrow(ProblemError)
    expect(() => parse(args)).toThrow(message)
  })

  it.each([{ SITE_URL: '' }, { SITE_URL: undefined as never }])(
    'makes no page without an address of the site: %j',
    (none) => {
      for (const args of [[], ['--shard', '1/2'], ['--why', '/movies']]) {
        expect(() => parse(args, none)).toThrow(ProblemError)
        expect(() => parse(args, none)).toThrow(/^SITE_URL is not set: .+ such as https:/)
      }
      expect(parse(['--merge', '/part-1'], none)).toMatchObject({ name: 'merge' })
    },
  )

  it('refuses a wrong setting of the environment', () => {
    expect(() => parse([], { SHOP_URL: 'shop' })).toThrow(ProblemError)
  })
})

it('says in a script what is wrong, and where the options stand, without a stack', async () => {
  const printed: string[] = []
  const { error } = console
  console.error = (line: string) => void printed.push(line)
  try {
    expect(await runScript(async () => parseOptions('npm run x', ['--y\u001b'], {}).positionals.length)).toBe(1)
  } finally {
    console.error = error
  }
  expect(printed).toEqual([
    expect.stringMatching(/^1 problem.+\n {2}Unknown option '--y\\u001b'.*\n {6}For the options: npm run x -- --help$/),
  ])
})
