/** Detects damage to an entry file as a whole, such as other line breaks. */
import { ProblemError } from './problem.ts'

/** What to do about a file that is not as it was exported. */
export const restoreEntryHint =
  'Restore it from git, or run npm run export: content is changed in the CMS. Sample content for new code: content/README.md.'

/** Refuses what editors and version control may add to a file without anybody seeing it. */
export function refuseOtherBytes(file: string, source: string): void {
  const message = source.startsWith('\ufeff')
    ? 'begins with a mark of byte order (BOM), which entries do not have'
    : source.includes('\r')
      ? 'has line breaks of Windows (CRLF), where entries have LF'
      : undefined
  if (message) throw new ProblemError({ file, line: 1, message, hint: restoreEntryHint })
}
