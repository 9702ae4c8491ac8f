/** The site's view of a few entries, or of the committed content, without a build. */
import { join } from 'node:path'
import type { Entry } from '#content/schema/entry-types.ts'
import { noTicketing, type Ticketing } from '#content/schema/ticketing.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { parseConfig } from '#site/config.ts'
import { createSource } from '#site/loaders/source/create-source.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { repository } from '#test/support/repository.ts'

const noon = '2026-10-01T04:00:00Z'

/** Prose comes out as one paragraph of its text. */
export function sourceOf(
  entries: readonly Entry[],
  environment: Readonly<Record<string, string>> = {},
  ticketing: Ticketing = noTicketing,
  asOf = noon,
): Source {
  return createSource({
    content: {
      asOf,
      ticketing,
      entries: new Map(entries.map((entry) => [`${entry.type}/${entry.id}`, entry])),
    },
    config: parseConfig(environment),
    prose: (text) => [['p', null, text]],
  })
}

export async function committedSource(
  environment: Readonly<Record<string, string>> = {},
  asOf = noon,
): Promise<Source> {
  const { entries, ticketing } = await loadSnapshot(join(repository, 'content'))
  return sourceOf(
    [...entries.values()].map(({ entry }) => entry),
    environment,
    ticketing,
    asOf,
  )
}
