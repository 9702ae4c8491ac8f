/** Downloads a file, measures it and stages it. */
import { type Problem, ProblemError } from '#content/format/problem.ts'
import { cleanLine } from '#content/schema/clean-text.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { isMediaFileName, mediaFileName } from '#content/schema/media.ts'
import { mediaFolder } from '#content/snapshot/files.ts'
import type { Staging } from '#content/snapshot/swap/staging.ts'
import { RequestError } from '../http-client/errors.ts'
import type { ReportProblem } from '../problem.ts'
import type { Source, SourceDocument } from '../sources/source.ts'
import { measure, unusable } from './measure.ts'

type FileEntry = Extract<Entry, { type: 'file' }>
type MeasuredFields = Partial<
  Pick<FileEntry, 'path' | 'mime' | 'bytes' | 'sha256' | 'width' | 'height' | 'dominantColour'>
>

interface Reading {
  readonly source: Source
  readonly staging: Staging
  readonly report: ReportProblem
}

/**
 * The measured fields of a file's entry.
 *
 * @param held the old entry, if its bytes on disk are current: then nothing is downloaded.
 * @returns an empty object, after reporting a problem, when the bytes cannot be used.
 */
export async function readFile(
  { source, staging, report }: Reading,
  document: SourceDocument,
  held: FileEntry | undefined,
): Promise<MeasuredFields> {
  const slug = cleanLine(String(document.fields['slug']))
  if (held?.slug === slug) return measuredOf(held)
  try {
    if (!document.file) throw unusable('the CMS does not say where its bytes are, or how many')
    const bytes = await source.openFile(document.file)
    if (bytes.length > 0 && bytes.length !== document.file.bytes) {
      throw unusable(`the CMS announces ${document.file.bytes} bytes and sends ${bytes.length}`)
    }
    const measured = await measure(bytes)
    const path = mediaFileName(slug, measured.sha256, measured.mime)
    // A slug that leads out of the folder is not written here; the schema reports it.
    if (isMediaFileName(path)) staging.stage(`${mediaFolder}/${path}`, bytes)
    return { path, ...measured }
  } catch (error) {
    const place = { entry: `file/${document.id}`, title: slug, field: 'file' }
    for (const problem of problemsOfFile(error)) report({ severity: 'blocks', ...place, ...problem })
    return {}
  }
}

/** The problems of this one file. @throws an error that concerns more than the file. */
function problemsOfFile(error: unknown): readonly Problem[] {
  const isOfFile = !(error instanceof RequestError) || error.kind === 'tooLarge' || error.kind === 'moreThanAnnounced'
  if (error instanceof ProblemError && isOfFile) return error.problems
  throw error
}

function measuredOf({ path, mime, bytes, sha256, width, height, dominantColour }: FileEntry): MeasuredFields {
  const picture = width && height && dominantColour ? { width, height, dominantColour } : {}
  return { path, mime, bytes, sha256, ...picture }
}
