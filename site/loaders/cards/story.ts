import type { Entry } from '#content/schema/entry-types.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { hrefOf } from './card.ts'

export const storyCard = (source: Source, story: Entry<'story'>): Card => ({
  id: story.slug,
  ...hrefOf(source, story),
  title: story.title,
  kicker: [story.author, story.from].filter(Boolean).join(', '),
  text: story.excerpt,
  ...ifPresent('picture', story.image && source.picture(story.image)),
  shape: 'wide',
})
