import type { PageProps } from '#site/page-components.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import styles from './page.module.css'

export function Page({ data: { page, experiences } }: PageProps<'experience-list'>) {
  return (
    <BasicContent page={page}>
      <div className={`${styles.list} wrap`}>
        <Cards cards={experiences} of="experiences" level={2} />
      </div>
    </BasicContent>
  )
}
