import type { Entry } from '#content/schema/entry-types.ts'
import { basicWith } from '../../data/basic-page.ts'
import { optional } from '../../data/links.ts'
import { ringgitText } from '../../data/money.ts'
import type { Source } from '../../data/source.ts'

export const load = basicWith((source) => ({
  prizes: [...source.all('storyPrize')]
    .sort((a, b) => a.rank - b.rank)
    .map((prize) => ({
      id: prize.slug,
      title: prize.title,
      ...optional('value', prize.value === undefined ? undefined : ringgitText(prize.value)),
      picture: source.picture(prize.image),
      ...optional('body', prize.body && source.prose(prize.body)),
    })),
  winners: byPrize(source).map((story) => ({
    id: story.slug,
    title: story.title,
    author: story.author,
    ...optional('from', story.from),
    ...optional('prize', story.prize && source.entry('storyPrize', story.prize).title),
    ...optional('portrait', story.portrait && source.picture(story.portrait)),
    excerpt: story.excerpt,
    body: source.prose(story.body),
  })),
}))

/** The best prize first; who has won none stands last. */
function byPrize(source: Source) {
  const rankOf = ({ prize }: Entry<'storyFormSubmission'>): number =>
    prize ? source.entry('storyPrize', prize).rank : Number.MAX_SAFE_INTEGER
  return source.all('storyFormSubmission').toSorted((a, b) => rankOf(a) - rankOf(b))
}
