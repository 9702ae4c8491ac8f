import { useLocation } from '#site/router/location-context.ts'
import { Chip } from '#site/ui/chip/chip.tsx'
import { ChipRow } from '#site/ui/chip/chip-row.tsx'
import type { Choice } from './choices.ts'
import styles from './filtered-cards.module.css'

/** What a list can be narrowed down to, each with its count and an address. */
export function ChoiceLinks({ choice }: { readonly choice: Pick<Choice, 'label' | 'options'> }) {
  const { pathname } = useLocation()
  return (
    <nav className={styles.choices} aria-label={choice.label} data-print="none">
      <ChipRow wraps>
        {choice.options.map(({ label, count, search, isChosen }) => (
          <li key={label}>
            <Chip href={pathname + search} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
              {label} <span className={styles.count}>{count}</span>
            </Chip>
          </li>
        ))}
      </ChipRow>
    </nav>
  )
}
