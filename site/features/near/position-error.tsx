import type { Position } from './use-position.ts'

interface Props {
  readonly position: Position['is']
  /** A sentence: what the visitor can do instead. */
  readonly instead: string
}

const reasons = {
  denied: 'Your browser keeps your position to itself.',
  unavailable: 'Your device does not know where it is.',
} as const

/** Why the position is not known where it was asked for; it stands in an alert. */
export const PositionError = ({ position, instead }: Props) =>
  (position === 'denied' || position === 'unavailable') && (
    <p>
      {reasons[position]} {instead}
    </p>
  )
