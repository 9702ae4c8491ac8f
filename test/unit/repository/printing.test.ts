/** Where the exporter and the build may print: in few files, each of which prints what `printable` made. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const printers: Readonly<Record<string, string>> = {
  'content/commands/print-failure.ts': 'prints what ended a command, through printableLines',
  'exporter/main.ts': 'hands its output to the reporters, and prints its own help',
  'exporter/http-client/log.ts': 'prints what formatHttpEvent made',
  'site/node/cli/main.ts': 'prints all that a build says, through printableLines',
  'site/node/reporter.ts': 'counts up, in numbers',
  'site/node/serve/serve.ts': 'prints its own faults, through printableLines',
  'review/nightly/main.ts': 'prints how a night ended, through printableLines',
  'review/nightly/export-snapshot.ts': 'hands what an export says to its reporter',
  'review/nightly/build-and-test.ts': 'passes on what the build and the tests have printed',
  'review/main.ts': 'prints where the report is, through printableLines',
  'demo/start.ts': 'prints the addresses of its own servers, and pictures through printable',
  'site/node/cli/verify.ts': 'prints names of files, through printable',
  'site/navigation/payload/payload-loader.ts': 'runs in the browser',
  'site/navigation/payload/use-on-demand.ts': 'runs in the browser',
  'site/features/form/use-interactive-form.ts': 'runs in the browser',
  'site/features/search-index/use-list-search.ts': 'runs in the browser',
  'site/features/search/use-search.ts': 'runs in the browser',
}

it('stands in no other file', () => {
  const sources = globSync('{content,demo,exporter,review,site}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] })
  expect(sources.length).toBeGreaterThan(300)
  const printing = sources.filter((file) =>
    /\bconsole\.|\bprocess\.std(?:out|err)\b|\bstd(?:out|err)\.write\b/.test(readFileSync(file, 'utf8')),
  )
  expect(printing.sort()).toEqual(Object.keys(printers).sort())
})
