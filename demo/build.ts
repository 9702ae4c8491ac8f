/** The build of the demonstration: the site as it is, with the demonstration's addresses, without pictures at first. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { presentVariables } from '#content/schema/environment.ts'
import { readState, stateFileIn } from '#site/node/incremental/state.ts'
import { readOutputList } from '#site/node/output-files/output-list.ts'
import { searchFile } from '#site/shared/search.ts'
import { externalServices } from './services/external-services.ts'

export interface DemoFolders {
  /** Folder of the repository. */
  readonly root: string
  readonly content: string
  readonly output: string
  readonly cache: string
}

/** Addresses of the demonstration. What the environment names itself stays. */
export const demoEnvironment = (site: string, services: string): NodeJS.ProcessEnv => ({
  SITE_URL: site,
  SHOWTIMES_API_URL: `${services}/showtimes`,
  // Of `npm run cms`: while it does not run, a form says that it cannot be reached.
  FORM_URL: 'http://127.0.0.1:3900/api/form-submissions',
  ...Object.fromEntries(Object.entries(externalServices).map(([variable, { path }]) => [variable, services + path])),
  ...presentVariables(process.env),
})

/** Builds in a process of its own, as bundlers leave much behind that a server has no use for. @returns its exit code. */
export async function buildDemo(
  { root, content, output, cache }: DemoFolders,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const folders = ['--content', content, '--out', output, '--cache', cache]
  const options = [join(root, 'site/node/cli/cli.ts'), '--no-pictures', '--no-compression', ...folders]
  const build = spawn(process.execPath, options, { cwd: root, env, stdio: 'inherit' })
  const [status] = (await once(build, 'exit')) as [number | null]
  return status ?? 1
}

/** Addresses of the pictures that its pages and its search ask for. */
export function picturesOf({ output, cache }: DemoFolders): Set<string> {
  const { media } = readState(stateFileIn(cache), readOutputList(output)?.digest)
  const found = JSON.parse(readFileSync(join(output, searchFile), 'utf8')) as readonly { readonly image?: string }[]
  return new Set([...media, ...found.flatMap(({ image }) => image ?? [])])
}
