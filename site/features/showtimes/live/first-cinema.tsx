import { type NearState, PositionError } from '#site/features/geolocation/position-error.tsx'
import type { MyCinema } from '#site/features/my-cinema/my-cinema.ts'
import type { ShowtimesGroup } from '#site/features/showtimes/showtimes-data.ts'
import { Button } from '#site/ui/button/button.tsx'
import { nearIcon } from '#site/ui/icon/near-icon.tsx'
import { Select } from '#site/ui/select/select.tsx'
import { NotAtMyCinema } from './not-at-my-cinema.tsx'

interface Props {
  /** The cinemas that show the film. */
  readonly cinemas: readonly ShowtimesGroup[]
  readonly mine: MyCinema | undefined
  readonly onChoose: (cinema: MyCinema | undefined) => void
  /** Whether it is known which is nearest. */
  readonly nearest: NearState
  readonly onNear: () => void
}

/** Which cinema comes first: the visitor's own, or the nearest. */
export function FirstCinema({ cinemas, mine, onChoose, nearest, onNear }: Props) {
  const options = cinemas.flatMap(({ href, title }) => (href === undefined ? [] : [{ value: href, label: title }]))
  const elsewhere = options.some(({ value }) => value === mine?.href) ? undefined : mine
  return (
    <div className="first" data-print="none">
      <Select
        label="Your cinema"
        value={elsewhere ? '' : (mine?.href ?? '')}
        options={[{ value: '', label: elsewhere?.name ?? 'None in particular' }, ...options]}
        onChange={(href) => {
          const chosen = options.find(({ value }) => value === href)
          onChoose(chosen && { href, name: chosen.label })
        }}
      />
      <Button icon={nearIcon} aria-pressed={nearest === 'known'} aria-busy={nearest === 'requested'} onClick={onNear}>
        Nearest first
      </Button>
      {elsewhere && <NotAtMyCinema mine={elsewhere} />}
      <div role="alert" className="note">
        <PositionError position={nearest} instead="Choose yours from the list." />
      </div>
    </div>
  )
}
