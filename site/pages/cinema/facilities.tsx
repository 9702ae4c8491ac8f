import type { LoaderData } from '#site/loaders/loader.ts'
import { Icon, type IconName } from '#site/ui/icon/icon.tsx'
import styles from './facilities.module.css'
import type { load } from './loader.ts'

type Props = Pick<LoaderData<typeof load>, 'facilities' | 'accessFacts'>

/** Icons by the term's key; other terms have a tick. */
const icons: Readonly<Record<string, IconName>> = {
  'wheelchair-access': 'chair',
  parking: 'car',
  'near-rail': 'train',
  'ticket-kiosk': 'ticket',
}

/** Facilities, and facts about accessibility. */
export function Facilities({ facilities, accessFacts }: Props) {
  return (
    <div className={styles.columns}>
      {facilities.length > 0 && (
        <section aria-labelledby="facilityList">
          <h2 id="facilityList" className={styles.heading}>
            Facilities
          </h2>
          <ul className={styles.facilities}>
            {facilities.map(({ key, label }) => (
              <li key={key} className={styles.facility}>
                <Icon name={icons[key] ?? 'check'} />
                {label}
              </li>
            ))}
          </ul>
        </section>
      )}
      {accessFacts.length > 0 && (
        <section aria-labelledby="accessForAll">
          <h2 id="accessForAll" className={styles.heading}>
            Access
          </h2>
          <ul className={styles.access}>
            {accessFacts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
