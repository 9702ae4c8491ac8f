import { PartyPlanner } from '#site/features/party-planner/party-planner.tsx'
import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { IndexHero } from '#site/templates/basic/index-hero.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { ListNote } from '#site/ui/list-note/list-note.tsx'
import type { load } from './loader.ts'
import styles from './page.module.css'

type Props = { readonly data: LoaderData<typeof load> }

/** Packages come first, with what they cost for how many guests. */
export function Page({ data: { page, packages, cinemas, isAll } }: Props) {
  const [first, ...others] = packages
  return (
    <BasicContent page={page} hero={<IndexHero page={page} />} text={null}>
      <div className={`${styles.packages} wrap`}>
        {first ? <PartyPlanner packages={[first, ...others]} cinemas={cinemas} /> : <EmptyState noun="packages" />}
        <ListNote page={page} />
        {!isAll && (
          <ButtonLink variant="link" href={href('packageIndex')}>
            All packages
          </ButtonLink>
        )}
      </div>
    </BasicContent>
  )
}
