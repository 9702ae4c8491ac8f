import { useLocation } from '#site/router/location-context.ts'
import { Chip } from '#site/ui/chip/chip.tsx'
import { ChipRow } from '#site/ui/chip/chip-row.tsx'
import type { Choice } from './choices.ts'
import styles from './filtered-cards.module.css'

interface Props {
  readonly choices: readonly Pick<Choice, 'label' | 'options'>[]
}

/** Links to the filters of a list, each with its count. */
export function ChoiceLinks({ choices }: Props) {
  const { pathname } = useLocation()
  if (choices.length === 0) return null
  return (
    <div className={styles.choices} data-print="none">
      {choices.map(({ label, options }) => (
        <nav key={label} aria-label={label}>
          {choices.length > 1 && (
            <span className={styles.label} aria-hidden>
              {label}
            </span>
          )}
          <ChipRow wraps>
            {options.map(({ label, count, search, isChosen }) => (
              <li key={search}>
                <Chip href={pathname + search} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
                  {label} <span className={styles.count}>{count}</span>
                </Chip>
              </li>
            ))}
          </ChipRow>
        </nav>
      ))}
    </div>
  )
}
