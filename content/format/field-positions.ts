/** Finds the lines of fields in an entry file, and points within their texts. */
import { linesOfFields } from './field-lines.ts'

/** Both are counted from 1. */
export interface Point {
  readonly line: number
  readonly column: number
}

/** A place in a file; it has no column where the file holds the text with escapes or on one line. */
export type FilePosition = Omit<Point, 'column'> & Partial<Point>

export interface FieldPositions {
  /** The line of a field, or of what is nearest to it: 1 in the end. */
  lineOf(path: readonly PropertyKey[]): number
  /** @param point within the text that the field holds. */
  placeOf(path: readonly PropertyKey[], text: string, point: Point): FilePosition
}

/** Reads the front matter once more, with positions. Only for files that something is wrong with. */
export function fieldPositionsIn(source: string): FieldPositions {
  const lines = source.split('\n')
  const isMdx = source.startsWith('---\n')
  const frontEnd = source.indexOf('\n---\n', 3) + 1
  const lineOf = linesOfFields(source)

  /** The line on which the text of a field begins: a block of lines begins below its name. */
  const firstLineOf = (path: readonly PropertyKey[]): number => {
    if (isMdx && path.join('.') === 'body') return source.slice(0, frontEnd + '---\n\n'.length).split('\n').length
    const line = lineOf(path)
    return isMdx && /[|>][-+\d]*$/.test(lines[line - 1] ?? '') ? line + 1 : line
  }

  return {
    lineOf,
    placeOf(path, text, { line, column }) {
      const at = firstLineOf(path) + line - 1
      const before = lines[at - 1]?.indexOf(text.split('\n')[line - 1] ?? '') ?? -1
      return before < 0 ? { line: lineOf(path) } : { line: at, column: before + column }
    },
  }
}
