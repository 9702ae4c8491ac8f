import { existsSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { Redirect } from '#site/node/addresses/check-redirects.ts'
import { writeFile } from '#site/node/files.ts'
import { payloadUrl } from '#site/shared/payload.ts'

/**
 * Writes a payload for each redirect: a navigation asks for the payload of a page, which hosts do not redirect.
 *
 * @throws where there is a file already, or the address leads out of the folder: earlier checks should have refused it.
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
