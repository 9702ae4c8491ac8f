/** The command line of `npm run export`. */
import * as z from 'zod'
import { parseOptions } from '#content/commands/parse-options.ts'
import { ProblemError } from '#content/format/problem.ts'
import { type EntryType, entryTypeNames, isEntryType } from '#content/schema/entry-types.ts'
import { isoInstant } from '#content/schema/field-kinds.ts'
import { utcInstant } from '#content/schema/time-zone.ts'
import type { ExportOptions } from './export-content.ts'

const script = 'npm run export'

export const usage = `${script} -- [options]

  --full                read every entry anew, not only those that changed
  --dry-run             do everything but replace the snapshot
  --types a,b           read only these types; the others stay as they are
  --out FOLDER          the content folder (content)
  --as-of INSTANT       move the site's clock: "now", or an instant such as 2026-10-01T00:00:00+08:00
  --allow-mass-delete   accept that many entries of a type are gone, or have lost a field
  --json                one JSON object per line, for machines
  --describe            export nothing: list what the CMS has, what of it is read, and propose a mapping
  --help                this text

Ends with 0 when the snapshot is exported or unchanged, 1 when a problem blocks it, 2 when the export itself failed.`

export type CommandLine =
  | { readonly help: true }
  | ({ readonly help: false; readonly describe: boolean } & ExportOptions)

/** @throws ProblemError on an option or a value that is not known. */
export function parseCommandLine(args: readonly string[], now: Date): CommandLine {
  const {
    help,
    describe,
    full,
    out,
    types,
    'dry-run': dryRun,
    'allow-mass-delete': allowMassDelete,
    'as-of': asOf,
  } = parseOptions(script, args, {
    options: {
      full: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      types: { type: 'string', multiple: true },
      out: { type: 'string', default: 'content' },
      'as-of': { type: 'string' },
      'allow-mass-delete': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      describe: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values
  if (help) return { help: true }
  const chosen = types === undefined ? {} : { types: types.flatMap((names) => names.split(',')).map(parseType) }
  const clock = asOf === undefined ? {} : { asOf: parseInstant(asOf, now) }
  return { help: false, describe, full, dryRun, allowMassDelete, out, ...chosen, ...clock }
}

function parseType(name: string): EntryType {
  if (isEntryType(name)) return name
  throw new ProblemError({
    message: `--types: there is no type "${name}".`,
    hint: `The types are ${entryTypeNames.join(', ')}.`,
  })
}

function parseInstant(value: string, now: Date): string {
  if (value === 'now') return utcInstant(now)
  if (z.iso.datetime({ offset: true }).safeParse(value).success) {
    const instant = utcInstant(new Date(value))
    if (isoInstant().safeParse(instant).success) return instant
  }
  throw new ProblemError({
    message: `--as-of: "${value}" is not an instant of the years 1900 to 2999.`,
    hint: 'Write "now", or an instant with its zone such as 2026-10-01T00:00:00+08:00.',
  })
}
