/** How much of what may be written is written. */
import { lengthOf } from '#content/schema/answers/answer-length.ts'

export interface Limit {
  readonly text: string
  readonly isOver: boolean
  /** Whether there is little room left, or none. */
  readonly isNear: boolean
}

interface Limits {
  readonly minLength?: number | undefined
  readonly maxLength: number
}

const figures = new Intl.NumberFormat('en-MY')
/** From this share of the longest length on, there is little room left. */
const nearShare = 0.9

export function limitOf({ minLength = 0, maxLength }: Limits, answer: string): Limit {
  const length = lengthOf(answer)
  const [least, most, written] = [minLength, maxLength, length].map((count) => figures.format(count))
  const [isOver, isNear] = [length > maxLength, length >= maxLength * nearShare]
  if (isOver)
    return { isOver, isNear, text: `${written} of ${most} characters: ${figures.format(length - maxLength)} too many` }
  if (length >= minLength && length > 0) return { isOver, isNear, text: `${written} of ${most} characters` }
  if (length > 0) return { isOver, isNear, text: `${written} of at least ${least} characters` }
  return { isOver, isNear, text: minLength > 1 ? `${least} to ${most} characters` : `Up to ${most} characters` }
}
