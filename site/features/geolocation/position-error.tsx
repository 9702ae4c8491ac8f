import type { Position } from './use-position.ts'

/** What is known for putting the nearest first; `unplaced` where the cinemas are could not be fetched. */
export type NearState = Position['is'] | 'unplaced'

interface Props {
  readonly position: NearState
  /** A sentence: what the visitor can do instead. */
  readonly instead: string
}

const reasons: { readonly [Is in NearState]?: string } = {
  denied: 'Your browser keeps your position to itself.',
  unavailable: 'Your device does not know where it is.',
  unplaced: 'This page does not know where our cinemas are.',
}

/** Why the nearest is not known where it was asked for; it stands in an alert. */
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
