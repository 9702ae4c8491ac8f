/** Bytes of a file of the built site on its way: hosts send the compressed one beside it, where there is one. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @param path below the folder of the site. @returns bytes */
export const sentSize = (folder: string, path: string): number =>
  statSync([`${path}.br`, path].map((file) => join(folder, file)).find(existsSync) ?? join(folder, path)).size
