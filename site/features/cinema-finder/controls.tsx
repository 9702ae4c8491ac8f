import { type RefObject, useState } from 'react'
import { PositionError } from '#site/features/geolocation/position-error.tsx'
import type { Position } from '#site/features/geolocation/use-position.ts'
import type { CountedFilter } from '#site/loaders/content-pages/filters.ts'
import { Button } from '#site/ui/button/button.tsx'
import { nearIcon } from '#site/ui/icon/near-icon.tsx'
import { SearchField } from '#site/ui/search-field/search-field.tsx'
import { Select } from '#site/ui/select/select.tsx'
import type { Choices } from './find-cinemas.ts'

interface Props {
  readonly field: RefObject<HTMLInputElement | null>
  readonly text: string
  readonly filters: readonly CountedFilter[]
  readonly choices: Choices
  readonly position: Position
  readonly onEnter: () => void
  readonly onType: (text: string) => void
  readonly onLeave: () => void
  readonly onChoose: (filter: string, value: string) => void
  readonly onNear: () => void
}

const label = 'Search Location, Keyword'

export function Controls({
  field,
  text,
  filters,
  choices,
  position,
  onEnter,
  onType,
  onLeave,
  onChoose,
  onNear,
}: Props) {
  const chosen = new Map(choices)
  const [isOpen, setOpen] = useState(false)
  return (
    <search className="finderControls wrap" data-print="none">
      <form
        className="finderFields"
        onSubmit={(event) => {
          event.preventDefault()
          onLeave()
        }}
      >
        <SearchField
          ref={field}
          label={label}
          name="q"
          value={text}
          onType={onType}
          onFocus={onEnter}
          onBlur={onLeave}
        />
        {/* The list follows every letter; assistive technology looks for a submit button. */}
        <button type="submit" className="visually-hidden" tabIndex={-1}>
          Search
        </button>
        <Button
          icon={nearIcon}
          aria-pressed={position.is === 'known'}
          aria-busy={position.is === 'requested'}
          className="finderNear"
          onClick={onNear}
        >
          Near me
        </Button>
        <Button className="finderFilterToggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Filter{choices.length > 0 && ` (${choices.length})`}
        </Button>
      </form>
      <div role="alert" className="finderProblem">
        <PositionError position={position.is} instead="Search for your town." />
      </div>
      <div className="finderFilters" data-open={isOpen || undefined}>
        {filters.map((filter) => (
          <Select
            key={filter.id}
            label={filter.label}
            value={chosen.get(filter.id) ?? ''}
            options={[
              { value: '', label: 'Any' },
              ...filter.options.map(({ value, label, count }) => ({ value, label: `${label} (${count})` })),
            ]}
            onChange={(value) => onChoose(filter.id, value)}
          />
        ))}
      </div>
    </search>
  )
}
