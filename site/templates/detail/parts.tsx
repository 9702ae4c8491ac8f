import type { Detail } from '#site/loaders/content-pages/detail.ts'
import { FaqList } from '#site/ui/faq-list/faq-list.tsx'
import { FoodMenu } from '#site/ui/food-menu/food-menu.tsx'
import { Pictures } from '#site/ui/pictures/pictures.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { Video } from '#site/ui/video/video.tsx'
import { FilmGroups, OtherGroups } from './groups.tsx'
import styles from './parts.module.css'

/** Everything below the text. */
export function Parts({ detail }: { readonly detail: Detail }) {
  const { features = [], menu = [], video, gallery, questions = [], groups } = detail
  return (
    <>
      {features.length > 0 && (
        <Section heading="Features">
          <ul className={styles.features}>
            {features.map(({ title, text }, index) => (
              <li key={index}>
                <h3 className={styles.feature}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {menu.length > 0 && (
        <Section heading="Menu">
          <FoodMenu categories={menu} />
        </Section>
      )}
      {questions.length > 0 && (
        <Section heading="FAQs" isBeside>
          <FaqList questions={questions} />
        </Section>
      )}
      <FilmGroups groups={groups} />
      {video && (
        <Section heading="Video">
          <Video video={video} />
        </Section>
      )}
      {gallery.length > 0 && (
        <Section heading="Pictures" isWide={gallery.length > 1}>
          <Pictures pictures={gallery} />
        </Section>
      )}
      <OtherGroups groups={groups} />
    </>
  )
}
