import type { Detail } from '#site/loaders/content-pages/detail.ts'
import { FoodMenu } from '#site/ui/food-menu/food-menu.tsx'
import { Pictures } from '#site/ui/pictures/pictures.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { Video } from '#site/ui/video/video.tsx'
import { FilmGroups, OtherGroups } from './groups.tsx'

/** Everything below the text. */
export function Parts({ detail }: { readonly detail: Detail }) {
  const { menu = [], video, gallery, groups } = detail
  return (
    <>
      {menu.length > 0 && (
        <Section heading="Menu">
          <FoodMenu categories={menu} />
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
