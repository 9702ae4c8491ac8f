/** The import boundaries are rules of the linter; here they are seen to fail. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const forbidden = [
  ['exporter/map/trap.ts', "import { x } from '#site/routes.ts'", 'noRestrictedImports'],
  ['exporter/trap.ts', "import { x } from '../site/routes.ts'", 'noRestrictedImports'],
  ['exporter/trap.ts', "import { x } from '#test/support/entries.ts'", 'noRestrictedImports'],
  ['exporter/trap.ts', "import { x } from 'react'", 'noRestrictedImports'],
  ['exporter/map/trap.ts', "import { x } from '../cms-client/client.ts'", 'noRestrictedImports'],
  ['exporter/map/trap.ts', "import { readFileSync as x } from 'node:fs'", 'noNodejsModules'],
  ['exporter/rich-text/trap.ts', "import { readFileSync as x } from 'node:fs'", 'noNodejsModules'],
  ['site/pages/movie/trap.ts', "import { x } from '#exporter/cli.ts'", 'noRestrictedImports'],
  ['site/pages/movie/trap.ts', "import { x } from '../../../exporter/cli.ts'", 'noRestrictedImports'],
  ['site/build/trap.ts', "import { finishSwap as x } from '#content/snapshot/swap.ts'", 'noRestrictedImports'],
  ['content/schema/trap.ts', "import { x } from '#exporter/problem.ts'", 'noRestrictedImports'],
  ['content/format/trap.ts', "import { x } from '#site/routes.ts'", 'noRestrictedImports'],
  ['content/schema/trap.ts', "import { readFileSync as x } from 'node:fs'", 'noNodejsModules'],
] as const

const allowed = [
  ['exporter/trap.ts', "import { entryTypes as x } from '#content/schema/entry-types.ts'"],
  ['site/pages/movie/trap.ts', "import { entryTypes as x } from '#content/schema/entry-types.ts'"],
  ['content/snapshot/trap.ts', "import { readFileSync as x } from 'node:fs'"],
] as const

describe('the linter', () => {
  it.each(forbidden)('refuses in %s: %s', (file, source, rule) => {
    const { status, output } = lint(file, source)
    expect(output).toContain(rule)
    expect(status).not.toBe(0)
  })

  it.each(allowed)('allows in %s: %s', (file, source) => {
    const { status, output } = lint(file, source)
    expect(output).not.toMatch(/noRestrictedImports|noNodejsModules/)
    expect(status).toBe(0)
  })
})

/** Lints one file in a project that has nothing but our rules. */
function lint(file: string, source: string): { status: number | null; output: string } {
  const project = temporaryFolder()
  copyFileSync('biome.json', join(project, 'biome.json'))
  mkdirSync(join(project, dirname(file)), { recursive: true })
  writeFileSync(join(project, file), `${source}\n\nexport const y = x\n`)
  const args = ['lint', '--colors=off', '--vcs-enabled=false', '--error-on-warnings', file]
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), args, {
    cwd: project,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}
