import { BasicContent } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import type { PageProps } from '../components.ts'
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
