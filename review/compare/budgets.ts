/** Compares the size of the originals with the limits of a repository and a build. */
import type { Entry } from '#content/schema/entry-types.ts'
import { isPictureMime } from '#content/schema/media.ts'
import type { Budget } from '#review/report.ts'
import type { Side } from '#review/snapshots/side.ts'

const megabyte = 1e6

/** Limits in MB. A repository is kept below 1 GB by every host; a picture is made into some twenty variants of it. */
const limits = { picture: 8, other: 50, all: 800 } as const

export function budgets(base: Side, head: Side): Budget[] {
  const row = (name: string, limit: number, of: (files: readonly Entry<'file'>[]) => number): Budget => ({
    name,
    unit: 'MB',
    limit,
    before: rounded(of(filesOf(base))),
    after: rounded(of(filesOf(head))),
  })
  return [
    row('heaviest picture', limits.picture, (files) => heaviest(files.filter(({ mime }) => isPictureMime(mime)))),
    row('heaviest video or document', limits.other, (files) =>
      heaviest(files.filter(({ mime }) => !isPictureMime(mime))),
    ),
    row('all originals', limits.all, (files) => files.reduce((sum, { bytes }) => sum + bytes, 0)),
  ]
}

const rounded = (bytes: number): number => Math.round(bytes / (megabyte / 100)) / 100

const heaviest = (files: readonly Entry<'file'>[]): number =>
  files.reduce((most, { bytes }) => Math.max(most, bytes), 0)

const filesOf = ({ content }: Side): Entry<'file'>[] =>
  [...content.entries.values()].filter((entry) => entry.type === 'file')
