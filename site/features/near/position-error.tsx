import type { Position } from './use-position.ts'

interface Props {
  readonly position: Position['is']
  /** A sentence: what the visitor can do instead. */
  readonly instead: string
}

const reasons: { readonly [Is in Position['is']]?: string } = {
  denied: 'Your browser keeps your position to itself.',
  unavailable: 'Your device does not know where it is.',
}

/** Why the position is not known where it was asked for; it stands in an alert. */
export function PositionError({ position, instead }: Props) {
  const reason = reasons[position]
  return (
    reason && (
      <p>
        {reason} {instead}
      </p>
    )
  )
}
