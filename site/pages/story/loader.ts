import type { Entry } from '#content/schema/entry-types.ts'
import { storyCard } from '#site/loaders/cards/story.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { storiesWithAnchorIds } from '#site/loaders/source/anchor-ids.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { formatRinggit } from '#site/shared/money.ts'

export const load = basicPageLoader((source) => ({
  // Those that /featured-stories does not show; before all else, as their ids are a part of their addresses.
  others: storiesWithAnchorIds(source, false).map(({ entry: { image, excerpt }, shown }) => ({
    ...shown,
    ...ifPresent('portrait', image && source.picture(image)),
    excerpt,
  })),
  prizes: [...source.all('storyPrize')]
    .sort((a, b) => a.rank - b.rank)
    .map((prize) => ({
      id: prize.slug,
      title: prize.title,
      ...ifPresent('value', prize.value === undefined ? undefined : formatRinggit(prize.value)),
      picture: source.picture(prize.image),
      ...ifPresent('body', prize.body && source.prose(prize.body)),
    })),
  winners: [...source.all('storyFormSubmission')]
    .sort((a, b) => rankOf(source, a) - rankOf(source, b))
    .map((story) => ({
      id: source.anchor(story.slug),
      title: story.title,
      author: story.author,
      ...ifPresent('from', story.from),
      ...ifPresent('prize', prizeOf(source, story)?.title),
      ...ifPresent('portrait', story.portrait && source.picture(story.portrait)),
      excerpt: story.excerpt,
      body: source.prose(story.body),
    })),
  featured: source
    .all('story')
    .filter(({ featured }) => featured)
    .map((story) => storyCard(source, story)),
}))

type Story = Entry<'storyFormSubmission'>

const prizeOf = (source: Source, { prize }: Story) => (prize ? source.entry('storyPrize', prize) : undefined)

/** Winners sort by their prize's rank; those without a prize come last. */
const rankOf = (source: Source, story: Story): number => prizeOf(source, story)?.rank ?? Number.MAX_SAFE_INTEGER
