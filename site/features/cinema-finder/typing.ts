/** How far what was typed is from the beginning of a word: visitors make slips, and stop before the word ends. */

/**
 * The fewest letters to put in, leave out, change, or swap with the next one (Damerau and Levenshtein), so that the word
 * begins with what was typed.
 */
export function slipsBetween(typed: string, word: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          row > 1 && column > 1 && isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return Math.min(...last)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY

/** In a short word every letter counts. */
export const slipsAllowed = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2)
