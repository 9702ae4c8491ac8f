/** How deep things may lie in each other. No editor comes near it, and no later step runs out of stack. */
import type { ProseProblem } from './context.ts'

/** Levels. */
export const maxNesting = 100

export const nestedTooDeep: ProseProblem = {
  severity: 'blocks',
  message: `Something is nested more than ${maxNesting} deep`,
  hint: 'Make the lists flatter. What lies deeper is left out.',
}
