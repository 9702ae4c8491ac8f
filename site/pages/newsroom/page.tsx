import { FilteredCards } from '#site/features/filtered-cards/filtered-cards.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { feedPath } from '#site/shared/feed.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { ListNote } from '#site/ui/list-note/list-note.tsx'
import type { load } from './loader.ts'
import styles from './page.module.css'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, cards, groups, more, filters } }: Props) {
  return (
    <BasicContent page={page} text={null}>
      <div className={`${styles.news} wrap`}>
        <FilteredCards cards={cards} groups={groups} more={more} filters={filters} noun="news" />
        <ListNote page={page} />
        <p className={styles.feed}>
          <ButtonLink variant="link" href={feedPath}>
            Subscribe to the news feed
          </ButtonLink>
        </p>
      </div>
    </BasicContent>
  )
}
