/** A snapshot as the site that visitors would see, served on this machine. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'
import type { Side } from '#review/snapshots/side.ts'
import { MediaOnDemand } from '#site/node/media/media-on-demand.ts'
import { listen, type RunningServer, siteHandler } from '#site/node/serve/serve.ts'

/**
 * @param folder where its content and its pages are put, in place of those of another side.
 * @param cache what is kept from one to the next: the code is the same.
 */
export async function serveSide(
  side: Side,
  { root, folder, cache }: { readonly root: string; readonly folder: string; readonly cache: string },
): Promise<RunningServer> {
  const [content, output] = [join(folder, 'content'), join(folder, 'site')]
  rmSync(content, { recursive: true, force: true })
  mkdirSync(content, { recursive: true })
  side.copyTo(content)
  const folders = ['--content', content, '--out', output, '--cache', cache]
  const command = [join(root, 'site/node/cli/cli.ts'), '--no-pictures', '--no-compression', ...folders]
  const build = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, SITE_URL: process.env['SITE_URL'] || 'http://127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [status] = (await once(build, 'exit')) as [number | null]
  if (status !== 0)
    throw new ProblemError({ message: `${side.name} cannot be built`, hint: 'The build has said why, above.' })
  const media = new MediaOnDemand({ folder: content, entries: side.content.entries }, cache)
  return listen(siteHandler({ folder: output, fallbackFile: (path) => media.fileOf(path) }), 0)
}
