import { useId, useRef } from 'react'
import { ownValue } from '#content/schema/own-value.ts'
import type { CinemaNames } from '#site/loaders/content-pages/packages/planned-package.ts'
import { useEarlyValue } from '#site/ui/hydration/use-early-value.ts'
import { useIsHydrated } from '#site/ui/hydration/use-is-hydrated.ts'
import { DrawnIcon } from '#site/ui/icon/icon.tsx'
import { Select } from '#site/ui/select/select.tsx'
import { mostGuests } from './criteria-query.ts'
import { guestsProblemText } from './planner-text.ts'
import type { usePartyCriteria } from './use-party-criteria.ts'

interface Props {
  readonly cinemas: CinemaNames
  readonly criteria: ReturnType<typeof usePartyCriteria>
  /** The number of guests from which the first step is taken. */
  readonly usual: number
}

/** How many guests, and at which cinema. */
export function PlannerControls({ cinemas, criteria, usual }: Props) {
  const id = useId()
  const isLive = useIsHydrated()
  const { text, guests = usual, cinema, own, problem } = criteria
  const field = useRef<HTMLInputElement>(null)
  useEarlyValue(field, text, criteria.typeGuests)
  const step = (by: number) => criteria.typeGuests(String(Math.min(mostGuests, Math.max(1, guests + by))))
  // The visitor's own comes first.
  const ids = Object.keys(cinemas).toSorted((a, b) => Number(b === own) - Number(a === own))
  return (
    <fieldset className="plannerControls" data-print="none" data-live={isLive || undefined}>
      <legend className="visually-hidden">Your party</legend>
      <div className="guests">
        <label htmlFor={id}>How many guests?</label>
        <div className="stepper">
          <Step label="One guest fewer" sign="M5 12h14" isDisabled={guests <= 1} onPress={() => step(-1)} />
          <input
            ref={field}
            id={id}
            type="number"
            inputMode="numeric"
            min={1}
            max={mostGuests}
            placeholder="Any"
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem && `${id}-problem`}
            value={text}
            onChange={({ target }) => criteria.typeGuests(target.value)}
          />
          <Step label="One guest more" sign="M5 12h14M12 5v14" onPress={() => step(1)} />
        </div>
      </div>
      <Select
        label="Cinema"
        value={cinema ?? ''}
        options={[
          { value: '', label: 'Any cinema' },
          ...ids.map((id) => ({
            value: id,
            label: `${ownValue(cinemas, id)?.name}${id === own ? ', your cinema' : ''}`,
          })),
        ]}
        onChange={criteria.chooseCinema}
      />
      {problem && (
        <p id={`${id}-problem`} className="problem">
          {guestsProblemText(problem)}
        </p>
      )}
    </fieldset>
  )
}

interface StepProps {
  readonly label: string
  /** Its path. */
  readonly sign: string
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

/** Can be focused where it does nothing: who has pressed it until then keeps their place. */
const Step = ({ label, sign, isDisabled = false, onPress }: StepProps) => (
  <button type="button" aria-label={label} aria-disabled={isDisabled || undefined} onClick={onPress}>
    <DrawnIcon>
      <path d={sign} />
    </DrawnIcon>
  </button>
)
