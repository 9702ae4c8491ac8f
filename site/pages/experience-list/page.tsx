import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import type { load } from './loader.ts'
import styles from './page.module.css'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, experiences } }: Props) {
  return (
    <BasicContent page={page}>
      <div className={`${styles.list} wrap`}>
        <Cards cards={experiences} noun="experiences" level={2} />
      </div>
    </BasicContent>
  )
}
