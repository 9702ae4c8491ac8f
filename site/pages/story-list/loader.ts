import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import { placedStories } from '#site/loaders/source/placed.ts'

export const load = basicPageLoader((source) => ({
  stories: placedStories(source, true).map(({ entry: { image }, shown }) => ({
    ...shown,
    ...ifPresent('picture', image && source.picture(image)),
  })),
}))
