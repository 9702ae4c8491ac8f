/** The progress events of an export. */
import type { EntryType } from '#content/schema/entry-types.ts'

export type Stage = 'ticketing' | 'connecting' | 'listing' | 'reading' | 'checking' | 'staging' | 'swapping'

export interface Progress {
  stage(stage: Stage, detail?: string): void
  /** @param done entries read so far, of `total`. */
  reading(type: EntryType, done: number, total: number): void
}
