import type { Position } from '#site/features/cinema-finder/use-position.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Select } from '#site/ui/select/select.tsx'
import type { ShowtimesGroup } from './part.ts'

interface Props {
  readonly cinemas: readonly ShowtimesGroup[]
  readonly remembered: string | undefined
  readonly onRemember: (id: string | undefined) => void
  /** Whether it is known which is nearest. */
  readonly nearest: Position['is']
  readonly onNear: () => void
}

/** Why the position is unknown, and what to do instead. */
const positionErrors = {
  denied: 'Your browser keeps your position to itself. Choose your cinema from the list instead.',
  unavailable: 'It cannot be said at the moment which cinema is nearest. Choose your cinema from the list instead.',
} as const

/** Which cinema comes first: the visitor's own, remembered on the device, or the nearest. */
export function FirstCinema({ cinemas, remembered, onRemember, nearest, onNear }: Props) {
  const known = cinemas.find(({ ids }) => remembered !== undefined && ids.includes(remembered))
  return (
    <div className="first" data-print="none">
      <Select
        label="Your cinema"
        value={known?.ids[0] ?? ''}
        options={[
          { value: '', label: 'None in particular' },
          ...cinemas.map(({ ids, title }) => ({ value: ids[0] ?? '', label: title })),
        ]}
        onChange={(id) => onRemember(id || undefined)}
      />
      <Button icon="near" aria-pressed={nearest === 'known'} aria-busy={nearest === 'requested'} onClick={onNear}>
        Nearest first
      </Button>
      <div role="alert">
        {(nearest === 'denied' || nearest === 'unavailable') && <p className="note">{positionErrors[nearest]}</p>}
      </div>
    </div>
  )
}
