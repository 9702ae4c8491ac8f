/** Copies of a snapshot for tests to change. */
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { entriesFolder, mediaFolder, ticketingFolder } from '#content/snapshot/files.ts'
import { describingFiles } from '#content/snapshot/names.ts'

interface CopyOptions {
  /** The bytes of pictures and videos, which few tests need. */
  readonly withMedia?: boolean
}

export function copySnapshot(from: string, to: string, { withMedia = false }: CopyOptions = {}): void {
  const parts = [entriesFolder, ...(withMedia ? [mediaFolder] : []), ticketingFolder, ...describingFiles]
  for (const part of parts.filter((part) => existsSync(join(from, part))))
    cpSync(join(from, part), join(to, part), { recursive: true, preserveTimestamps: true })
}
