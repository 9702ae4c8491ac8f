/**
 * Finds where a text of a snapshot differs from what an export writes: only texts that are the same to the byte are
 * read.
 */
import type { Problem } from './problem.ts'

/** @param found differs from `expected`, which is how an export writes the same. */
export function notCanonical(found: string, expected: string): Problem {
  const [lines, wanted] = [found.split('\n'), expected.split('\n')]
  const index = firstDifference(lines, wanted)
  return {
    line: index + 1,
    column: firstDifference(lines[index] ?? '', wanted[index] ?? '') + 1,
    message: `is not as an export writes it, which would ${instead(wanted, index)}`,
    hint: 'Run npm run export, or write it so.',
  }
}

function firstDifference(found: ArrayLike<string>, wanted: ArrayLike<string>): number {
  const index = Array.from(found).findIndex((part, index) => part !== wanted[index])
  return index < 0 ? found.length : index
}

function instead(wanted: readonly string[], index: number): string {
  const line = wanted[index]
  if (line === undefined) return 'end before this line'
  const isLast = index === wanted.length - 1
  return isLast && line === '' ? 'end with a line break' : `be ${JSON.stringify(line)}`
}
