/** What damages the file of an entry as a whole, whatever it says. */
import { ProblemError } from './problem.ts'

/** What to do about a file that is not as it was exported. */
export const restoreEntryHint =
  'Restore it from git, or run npm run export: content is changed in the CMS. Sample content for new code: content/README.md.'

/** What editors and version control do to a text unasked, and no word of the text would show. */
export function refuseOtherBytes(file: string, source: string): void {
  const message = source.startsWith('\ufeff')
    ? 'begins with a mark of byte order (BOM), which entries do not have'
    : source.includes('\r')
      ? 'has line breaks of Windows (CRLF), where entries have LF'
      : undefined
  if (message) throw new ProblemError({ file, line: 1, message, hint: restoreEntryHint })
}
