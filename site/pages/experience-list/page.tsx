import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { ListNote } from '#site/ui/list-note/list-note.tsx'
import type { load } from './loader.ts'
import styles from './page.module.css'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, experiences, index } }: Props) {
  return (
    <BasicContent page={page} text={null}>
      <div className={`${styles.list} wrap`}>
        <Cards cards={experiences} noun="experiences" level={2} />
        <ListNote page={page} />
        {index && (
          <p className={styles.more}>
            <ButtonLink variant="link" href={index.href}>
              {index.label}
            </ButtonLink>
          </p>
        )}
      </div>
    </BasicContent>
  )
}
