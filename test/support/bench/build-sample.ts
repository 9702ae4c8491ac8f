/** The sample's site as a host gets it, for what is measured in a browser. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { repository } from '#test/support/repository.ts'

/**
 * Builds it, or ends the process with what the build said.
 * @param name of the measurement, which has a folder of its own
 * @param variables of the environment, beside those of this process
 * @param withPictures where what is measured waits for them
 * @returns the folder with the built site
 */
export function buildSample(
  name: string,
  variables: Readonly<Record<string, string>> = {},
  withPictures = false,
): string {
  const folder = join(repository, '.cache', `bench-${name}`)
  const output = join(folder, 'dist')
  const { status } = spawnSync(
    process.execPath,
    [
      'site/node/cli/cli.ts',
      ...(withPictures ? [] : ['--no-pictures']),
      ...['--out', output, '--cache', join(folder, 'cache')],
    ],
    {
      cwd: repository,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', SITE_URL: 'https://site.example', ...variables },
    },
  )
  if (status !== 0) process.exit(1)
  return output
}
