/** The import boundaries are rules of the linter; here they are seen to fail. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const typesOnly = 'types only'

const forbidden = [
  ['exporter/map/trap.ts', "import { x } from '#site/routes.ts'", 'noRestrictedImports'],
  ['exporter/trap.ts', "import { x } from '#site/routes.ts'", 'noRestrictedImports'],
  ['exporter/trap.ts', "import { x } from '#test/support/inputs/entries.ts'", 'noRestrictedImports'],
  ['exporter/trap.ts', "import { x } from 'react'", 'noRestrictedImports'],
  ['exporter/map/trap.ts', "import { x } from '../http-client/client.ts'", 'noRestrictedImports'],
  ['exporter/map/trap.ts', "import { readFileSync as x } from 'node:fs'", 'noNodejsModules'],
  ['exporter/rich-text/trap.ts', "import { readFileSync as x } from 'node:fs'", 'noNodejsModules'],
  ['site/pages/movie/trap.ts', "import { x } from '#exporter/cli.ts'", 'noRestrictedImports'],
  ['site/pages/movie/trap.ts', "import { x } from '../../../exporter/cli.ts'", 'noRestrictedImports'],
  ['site/shared/trap.ts', "import { x } from '#site/ui/link/link.tsx'", 'noRestrictedImports'],
  ['site/ui/trap.ts', "import x from 'sharp'", 'noRestrictedImports'],
  ['site/ui/trap.ts', "import { x } from '#site/features/form/form.tsx'", 'noRestrictedImports'],
  ['site/ui/badge/trap.ts', "import { pagePath as x } from '#content/schema/path.ts'", typesOnly],
  ['site/navigation/trap.ts', "import { x } from '#site/features/form/form.tsx'", 'noRestrictedImports'],
  ['site/features/x/trap.ts', "import { x } from 'vue'", 'noRestrictedImports'],
  ['site/features/x/trap.ts', "import { x } from '#site/layout/layout.tsx'", 'noRestrictedImports'],
  ['site/sections/trap.ts', "import { x } from '#site/templates/detail/page.tsx'", 'noRestrictedImports'],
  ['site/templates/trap.ts', "import { x } from '#site/pages/home/page.tsx'", 'noRestrictedImports'],
  ['site/layout/trap.ts', "import { x } from '#site/sections/registry.ts'", 'noRestrictedImports'],
  ['site/pages/movie/trap.tsx', "import { load as x } from './loader.ts'", typesOnly],
  ['site/pages/movie/trap.tsx', "const x = import('./loader.ts')", typesOnly],
  ['site/pages/movie/trap.tsx', "import { createSource as x } from '#site/loaders/source/create-source.ts'", typesOnly],
  [
    'site/pages/movie/trap.tsx',
    "import { createSource as x } from '../../loaders/source/create-source.ts'",
    'noRestrictedImports',
  ],
  ['site/pages/movie/trap.tsx', "import { x } from '#site/pages/home/page.tsx'", 'noRestrictedImports'],
  ['site/pages/movie/trap.tsx', "import { readFileSync as x } from 'node:fs'", 'noNodejsModules'],
  ['site/pages/movie/loader.ts', "import { x } from '#site/ui/link/link.tsx'", 'noRestrictedImports'],
  ['site/loaders/trap.ts', "import { useState as x } from 'react'", 'noRestrictedImports'],
  ['site/loaders/trap.ts', "import { x } from '#site/node/files.ts'", 'noRestrictedImports'],
  ['site/loaders/trap.ts', "import { readFileSync as x } from 'node:fs'", 'noNodejsModules'],
  ['site/language/trap.ts', "import { x } from '#site/ui/link/link.tsx'", 'noRestrictedImports'],
  ['site/router/trap.ts', "import { x } from '#site/navigation/when-idle.ts'", 'noRestrictedImports'],
  ['site/routes.ts', "import { x } from '#site/navigation/when-idle.ts'", 'noRestrictedImports'],
  ['site/trap.tsx', "import { x } from '#site/node/files.ts'", 'noRestrictedImports'],
  ['site/trap.tsx', "import { load as x } from './pages/movie/loader.ts'", typesOnly],
  ['site/entry-ssg.tsx', "import { x } from '#site/node/files.ts'", 'noRestrictedImports'],
  ['site/entry-ssg.tsx', "import { x } from './node/vite-ssg/run.ts'", 'noRestrictedImports'],
  ['site/new/trap.ts', "import { x } from '#site/ui/link/link.tsx'", 'noRestrictedImports'],
  ['site/node/trap.ts', "import { x } from '#site/ui/link/link.tsx'", 'noRestrictedImports'],
  ['site/node/trap.ts', "import { completeSwap as x } from '#content/snapshot/swap/swap.ts'", 'noRestrictedImports'],
  ['site/node/trap.ts', "import { x } from '#demo/start.ts'", 'noRestrictedImports'],
  ['exporter/trap.ts', "import { x } from '#demo/start.ts'", 'noRestrictedImports'],
  ['demo/trap.ts', "import { x } from '#test/support/inputs/entries.ts'", 'noRestrictedImports'],
  ['demo/trap.ts', "import { x } from '#site/ui/link/link.tsx'", 'noRestrictedImports'],
  ['review/trap.ts', "import { x } from '#test/support/inputs/entries.ts'", 'noRestrictedImports'],
  ['review/trap.ts', "import { x } from '#exporter/http-client/client.ts'", 'noRestrictedImports'],
  ['review/trap.ts', "import { x } from '#site/ui/link/link.tsx'", 'noRestrictedImports'],
  ['review/compare/trap.ts', "import { readFileSync as x } from 'node:fs'", 'noRestrictedImports'],
  ['review/compare/trap.ts', "import { x } from '#exporter/http-client/client.ts'", 'noRestrictedImports'],
  ['site/node/trap.ts', "import { x } from '#review/main.ts'", 'noRestrictedImports'],
  ['exporter/trap.ts', "import { x } from '#review/main.ts'", 'noRestrictedImports'],
  ['demo/schedule/trap.ts', "import { readFileSync as x } from 'node:fs'", 'noNodejsModules'],
  ['content/schema/trap.ts', "import { x } from '#exporter/problem.ts'", 'noRestrictedImports'],
  ['content/format/trap.ts', "import { x } from '#site/routes.ts'", 'noRestrictedImports'],
  ['content/schema/trap.ts', "import { readFileSync as x } from 'node:fs'", 'noNodejsModules'],
] as const

const allowed = [
  ['exporter/trap.ts', "import { entryTypes as x } from '#content/schema/entry-types.ts'"],
  ['site/pages/movie/loader.ts', "import { entryTypes as x } from '#content/schema/entry-types.ts'"],
  [
    'site/pages/movie/trap.tsx',
    "import type { load } from './loader.ts'\n\nconst x: typeof load | undefined = undefined",
  ],
  ['site/shared/trap.ts', "import { payloadFileName as x } from '#content/schema/slug.ts'"],
  ['site/node/trap.ts', "import { readFileSync as x } from 'node:fs'"],
  ['review/compare/trap.ts', "import { changesBetween as x } from '#exporter/diff.ts'"],
  ['review/trap.ts', "import { planBuild as x } from '#site/node/incremental/plan-build.ts'"],
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
    expect(output).not.toMatch(/noRestrictedImports|noNodejsModules|types only/)
    expect(status).toBe(0)
  })
})

/** Lints one file in a project that has nothing but our rules. */
function lint(file: string, source: string): { status: number | null; output: string } {
  const project = temporaryFolder()
  mkdirSync(join(project, 'site'))
  for (const rules of ['biome.json', 'site/types-only.grit']) copyFileSync(rules, join(project, rules))
  mkdirSync(join(project, dirname(file)), { recursive: true })
  writeFileSync(join(project, file), `${source}\n\nexport const y = x\n`)
  const args = ['lint', '--colors=off', '--vcs-enabled=false', '--error-on-warnings', file]
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), args, {
    cwd: project,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}
