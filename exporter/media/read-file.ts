/** Brings the bytes of a file into the staging, once, and says what they are. */
import type { Entry } from '#content/schema/entry-types.ts'
import { isMediaFileName, mediaFileName } from '#content/schema/media.ts'
import { mediaFolder } from '#content/snapshot/files.ts'
import type { Staging } from '#content/snapshot/swap.ts'
import { CmsError } from '../cms-client/errors.ts'
import type { Report } from '../problem.ts'
import type { Source, SourceDocument } from '../sources/source.ts'
import { measure, UnusableFile } from './measure.ts'

type FileEntry = Extract<Entry, { type: 'file' }>
type MeasuredFields = Partial<
  Pick<FileEntry, 'path' | 'mime' | 'bytes' | 'sha256' | 'width' | 'height' | 'dominantColour'>
>

/**
 * The measured fields of a file's entry.
 *
 * @param held the entry we have, if its bytes on disk are still the ones the CMS means: then nothing is fetched.
 * @returns nothing measured, and a problem reported, when the bytes cannot be used.
 */
export async function readFile(
  source: Source,
  document: SourceDocument,
  held: FileEntry | undefined,
  staging: Staging,
  report: Report,
): Promise<MeasuredFields> {
  const slug = String(document.fields['slug'])
  if (held?.slug === slug) return measuredOf(held)
  try {
    if (!document.file) throw new UnusableFile('the CMS does not say where its bytes are, or how many')
    const bytes = await source.openFile(document.file)
    if (bytes.length > 0 && bytes.length !== document.file.bytes) {
      throw new UnusableFile(`the CMS announces ${document.file.bytes} bytes and sends ${bytes.length}`)
    }
    const measured = await measure(bytes)
    const path = mediaFileName(slug, measured.sha256, measured.mime)
    // A slug that could leave the folder is reported by the schema; here it must only not be written.
    if (isMediaFileName(path)) staging.put(`${mediaFolder}/${path}`, bytes)
    return { path, ...measured }
  } catch (error) {
    report({ severity: 'blocks', entry: `file/${document.id}`, title: slug, field: 'file', ...faultOfFile(error) })
    return {}
  }
}

/** What is wrong with the one file. @throws whatever is wrong with more than that. */
function faultOfFile(error: unknown): { readonly what: string; readonly hint: string } {
  if (error instanceof UnusableFile) {
    return { what: error.message, hint: 'Upload the file again, as WebP, JPEG, PNG or AVIF.' }
  }
  if (error instanceof CmsError && (error.kind === 'tooLarge' || error.kind === 'moreThanAnnounced')) {
    return { what: error.message, hint: error.hint }
  }
  throw error
}

function measuredOf({ path, mime, bytes, sha256, width, height, dominantColour }: FileEntry): MeasuredFields {
  const picture = width && height && dominantColour ? { width, height, dominantColour } : {}
  return { path, mime, bytes, sha256, ...picture }
}
