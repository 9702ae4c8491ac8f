/**
 * Whether the entries are those that were exported. The seal has a digest for each type, which says that something is not;
 * which file it is, the last build knows that found them whole.
 */
import type { Problem } from '#content/format/problem.ts'
import { entriesFolder, manifestFile } from '#content/snapshot/files.ts'
import { describeEntries, type Manifest, schemaVersion, typeFolderOf } from '#content/snapshot/manifest.ts'

/** Entry file → sha256 of its bytes. */
type Hashes = ReadonlyMap<string, string>

interface Sealed {
  readonly problems: readonly Problem[]
  /** The entries as they were last found to be what was exported: of each type from this build, or from one before. */
  readonly sealed: Hashes
}

const hint =
  'Restore it from git, or run npm run export: content is changed in the CMS. Sample content for new code: content/README.md.'

/** @param last what the last build found to be as it was exported */
export function checkSeal(seal: Manifest, hashes: Hashes, last: Hashes): Sealed {
  if (seal.schemaVersion !== schemaVersion) {
    const message = `is of version ${seal.schemaVersion} of the content's form, where the code knows ${schemaVersion}`
    return { problems: [{ file: manifestFile, message, hint: 'Run npm run export -- --full.' }], sealed: last }
  }
  const [now, before] = [describeEntries(hashes).types, describeEntries(last).types]
  const isAs = (types: Manifest['types'], type: string): boolean =>
    (types[type]?.count || seal.types[type]?.count || 0) === 0 || types[type]?.digest === seal.types[type]?.digest
  const types = [...new Set([...Object.keys(now), ...Object.keys(seal.types)])]
  const broken = new Set(types.filter((type) => !isAs(now, type)))
  const problems = [...broken].flatMap((type) =>
    isAs(before, type) ? changed(type, hashes, last) : [unknown(type, now, seal)],
  )
  const ofType = (files: Hashes, isWanted: (type: string) => boolean) =>
    [...files].filter(([file]) => isWanted(typeFolderOf(file)))
  const sealed = [...ofType(hashes, (type) => !broken.has(type)), ...ofType(last, (type) => broken.has(type))]
  return { problems, sealed: new Map(sealed) }
}

function changed(type: string, found: Hashes, wanted: Hashes): Problem[] {
  return [...new Set([...found.keys(), ...wanted.keys()])]
    .filter((file) => typeFolderOf(file) === type && found.get(file) !== wanted.get(file))
    .map((file) => {
      const message = !found.has(file) ? 'is gone' : wanted.has(file) ? 'is not as it was exported' : 'was not exported'
      return { file, message, hint }
    })
}

function unknown(type: string, now: Manifest['types'], seal: Manifest): Problem {
  const [found, wanted] = [now[type]?.count ?? 0, seal.types[type]?.count ?? 0]
  const counts = found === wanted ? `its ${found} entries` : `its ${found} entries, of which ${wanted} were exported,`
  return { file: `${entriesFolder}/${type}/`, message: `${counts} are not what was exported`, hint }
}
