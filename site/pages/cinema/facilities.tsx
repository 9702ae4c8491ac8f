import { FacilityIcon } from '#site/features/access/facility-icon.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import styles from './facilities.module.css'
import type { load } from './loader.ts'

/** Facts about accessibility, and facilities. */
export function Facilities({ cinema }: { readonly cinema: LoaderData<typeof load> }) {
  const { facilities, accessFacts, accessPage } = cinema
  return (
    <div className={`${styles.columns} wrap`}>
      {accessFacts.length > 0 && (
        <section id="accessForAll" aria-labelledby="accessTitle">
          <h2 id="accessTitle" className={styles.heading}>
            Access
          </h2>
          <ul className={styles.access}>
            {accessFacts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
          {accessPage && (
            <ButtonLink variant="link" href={accessPage.href}>
              {accessPage.label}
            </ButtonLink>
          )}
        </section>
      )}
      {facilities.length > 0 && (
        <section aria-labelledby="facilityList">
          <h2 id="facilityList" className={styles.heading}>
            Facilities
          </h2>
          <ul className={styles.facilities}>
            {facilities.map(({ key, label, icon }) => (
              <li key={key} className={styles.facility}>
                <FacilityIcon path={icon} />
                {label}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
