/** What CI may do: it runs the code of whoever sends a pull request. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { variables } from '#site/variables.ts'

interface Step {
  readonly uses?: string
  readonly env?: Readonly<Record<string, string>>
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
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

  it('reads the repository and may do nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeUndefined()
    expect(text).not.toMatch(/secrets\s*[.[]|\bsecrets:|github\.token|GITHUB_TOKEN/)
  })

  it('is not started by what runs with the rights of the repository on the code of others', () => {
    const triggers = Object.keys(workflow.on)
    expect(triggers).toContain('pull_request')
    for (const trigger of triggers) expect(['push', 'pull_request', 'schedule']).toContain(trigger)
  })

  it('ends: each job has its time, and a newer push ends what it replaces', () => {
    expect(workflow.concurrency).toBeDefined()
    for (const [name, job] of Object.entries(workflow.jobs))
      expect(job['timeout-minutes'], name).toBeLessThanOrEqual(60)
  })

  it('hands out the site only when the tests have passed', () => {
    for (const [name, job] of Object.entries(workflow.jobs)) {
      if (!job.steps.some(({ uses }) => uses?.startsWith('actions/upload-artifact@'))) continue
      expect(waitedFor(workflow, name), name).toContain('test')
    }
    expect(workflow.jobs['test']?.steps.some(({ run }) => run?.includes('.ci/run'))).toBe(true)
  })
})

it('builds the site with each of its settings, as variables of the repository', () => {
  const builds = steps.filter(({ run }) => run?.startsWith('npm run build') && !run.includes('--merge'))
  expect(builds.length).toBeGreaterThan(0)
  const settings = Object.keys(variables.shape).map((name) => [name, `\${{ vars.${name} }}`])
  for (const { env: { SHARD: _, ...env } = {} } of builds) expect(env).toEqual(Object.fromEntries(settings))
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
