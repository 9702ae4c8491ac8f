import { existsSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { writeFile } from '#site/node/files.ts'
import { payloadUrl } from '#site/shared/payload.ts'
import type { Redirect } from './check-redirects.ts'

/**
 * Beside the page that once was: a navigation asks for its payload, not for the page that hosts redirect.
 *
 * @throws where a file stands already, or the address leads out of the folder: the plan has let through what it must not.
 */
export function writeMovedPages(output: string, list: readonly Redirect[]): void {
  const folder = resolve(output)
  for (const { from, to } of list) {
    const file = join(folder, decodeURIComponent(payloadUrl(from)))
    if (!file.startsWith(folder + sep) || existsSync(file))
      throw new Error(`${from} cannot be redirected to ${to}: ${file}`)
    writeFile(file, JSON.stringify({ movedTo: to }))
  }
}
