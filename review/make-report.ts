/** The report of two snapshots, from top to bottom. Pure: the caller has read them. */

import { counted } from '#content/format/count.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { schemaVersion } from '#content/snapshot/manifest.ts'
import type { SiteConfig } from '#site/config.ts'
import { createSource } from '#site/loaders/source/create-source.ts'
import { addressChanges } from './compare/addresses.ts'
import { budgets } from './compare/budgets.ts'
import { entryChanges } from './compare/entry-changes.ts'
import { linkChanges } from './compare/links.ts'
import { typeNumbers } from './compare/numbers.ts'
import { otherFiles } from './compare/other-files.ts'
import { findAll } from './findings/find.ts'
import { impactOf } from './impact/impact.ts'
import { failedPagesIn, plansOf } from './impact/plans.ts'
import { noticesOf } from './notices/notices.ts'
import { weightOf } from './notices/weights.ts'
import type { Report, SideFacts } from './report.ts'
import type { Side } from './snapshots/side.ts'
import { verdictOf } from './verdict.ts'

interface Options {
  readonly base: Side
  readonly head: Side
  readonly config: SiteConfig
  /** Files of the schema that differ between the two. */
  readonly schemaFiles: readonly string[]
  /** Files of the snapshots that differ between the two. */
  readonly snapshotFiles: readonly string[]
}

export function makeReport({ base, head, config, schemaFiles, snapshotFiles }: Options): Report {
  const changes = entryChanges(base, head).sort(
    (a, b) => weightOf(b, head) - weightOf(a, head) || (a.entry < b.entry ? -1 : 1),
  )
  const addresses = addressChanges(base, head)
  const plans = plansOf(base, head, config)
  const findings = findAll({ base, head, changes, snapshotFiles, failedPages: failedPagesIn(plans) })
  const later = createSource({
    content: { ...base.content, asOf: head.content.asOf },
    config,
    prose: (text) => [['p', null, text]],
  })
  const judged = {
    provenance: { base: factsOf(base), head: factsOf(head) },
    numbers: typeNumbers(base, head, changes),
    findings,
    notices: noticesOf({ base, head, later, changes, addresses }),
    changes,
    impact: impactOf(plans, changes),
  }
  const differs = changes.length + judged.notices.sales.length > 0
  const files = otherFiles(snapshotFiles, { base, head, changes, differs })
  return {
    verdict: verdictOf({ ...judged, files, addresses }),
    ...judged,
    files,
    addresses,
    links: linkChanges(base, head),
    schema: {
      files: schemaFiles,
      unreadable: [...new Set(base.content.problems.flatMap(({ file }) => file ?? []))].sort(),
      version: {
        before: base.manifest?.schemaVersion ?? schemaVersion,
        after: head.manifest?.schemaVersion ?? schemaVersion,
      },
    },
    budgets: budgets(base, head),
    ignored: ignoredNoise(base, head, new Set(changes.map(({ entry }) => entry))),
    reproduce: [`npm run report -- --base ${base.commit ?? base.name} --head ${head.commit ?? head.name}`],
  }
}

function factsOf({ name, commit, manifest, content }: Side): SideFacts {
  return {
    name,
    ...(commit === undefined ? {} : { commit }),
    cms: manifest?.source ?? 'unknown',
    asOf: content.asOf,
    entries: content.entries.size,
    digest: manifest?.digest ?? '',
  }
}

/** Sentences about what differs in git, and means nothing. */
function ignoredNoise(base: Side, head: Side, changed: ReadonlySet<string>): string[] {
  const saved = Object.entries(head.content.revisions).filter(
    ([key, revision]) => !changed.has(key) && (ownValue(base.content.revisions, key) ?? revision) !== revision,
  )
  return saved.length > 0 ? [`${counted(saved.length, 'time')} an entry was saved again as it was.`] : []
}
