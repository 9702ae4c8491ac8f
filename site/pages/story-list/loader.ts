import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { ifPresent } from '#site/loaders/source/links.ts'

export const load = basicPageLoader((source) => ({
  stories: source
    .all('story')
    .filter(({ featured }) => featured)
    // All ids first, as they are the addresses of the stories: a heading in one could have that of the next.
    .map((story) => ({ story, id: source.anchor(story.slug) }))
    .map(({ story, id }) => ({
      id,
      title: story.title,
      author: story.author,
      ...ifPresent('from', story.from),
      ...ifPresent('picture', story.image && source.picture(story.image)),
      body: source.prose(story.body),
    })),
}))
