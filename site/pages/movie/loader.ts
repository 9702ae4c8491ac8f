import type { Entry } from '#content/schema/entry-types.ts'
import { href } from '#site/href.ts'
import { filmBadge, lastingOf } from '#site/loaders/cards/entry-badges.ts'
import { cinemaCount } from '#site/loaders/cards/experience.ts'
import { filmCard, filmMeta } from '#site/loaders/cards/film.ts'
import { currentPromotions, maxPromotions } from '#site/loaders/cards/offers/promotions.ts'
import { filmFacts } from '#site/loaders/content-pages/film-facts.ts'
import { firstParagraph, headOf } from '#site/loaders/content-pages/head.ts'
import { questionsOf, relevantTo } from '#site/loaders/content-pages/questions.ts'
import { videoOf } from '#site/loaders/content-pages/video.ts'
import { filmAvailability } from '#site/loaders/films/availability.ts'
import { filmTickets } from '#site/loaders/films/film-tickets.ts'
import { longestWord } from '#site/loaders/films/longest-word.ts'
import { formatDayRange } from '#site/loaders/format/date-range.ts'
import { lastEnd, withLastDay } from '#site/loaders/format/display-period.ts'
import { formatRating } from '#site/loaders/format/rating.ts'
import { movieJsonLd } from '#site/loaders/json-ld/movie.ts'
import type { Loader } from '#site/loaders/loader.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'

const maxQuestions = 3

export const load = ((source, sitePage) => {
  const { entry } = sitePage
  const movie = source.entry('movie', entry)
  const badge = filmBadge(source, movie)
  const gifts = giftsOf(source, entry)
  const synopsis = source.prose(movie.synopsis)
  const head = headOf(source, {
    sitePage,
    title: movie.title,
    descriptions: [movie.tagline && `${movie.tagline} ${firstParagraph(synopsis)}`, firstParagraph(synopsis)],
    image: movie.backdrop ?? movie.poster,
    seo: movie.seo,
    kind: 'video.movie',
  })
  return {
    head,
    jsonLd: [movieJsonLd(source, movie, head.description)],
    data: {
      title: movie.title,
      longestWord: longestWord(movie.title),
      ...ifPresent('originalTitle', movie.originalTitle),
      ...ifPresent('originalLanguage', movie.originalLanguage),
      ...ifPresent('tagline', movie.tagline),
      poster: source.picture(movie.poster),
      ...ifPresent('backdrop', movie.backdrop && source.picture(movie.backdrop)),
      ...ifPresent('backdropMobile', movie.backdropMobile && source.picture(movie.backdropMobile)),
      ...filmTickets(source, movie),
      facts: filmFacts(source, movie),
      // The lines of its card; the classification comes first.
      meta: filmMeta(source, movie, movie.genre),
      ...ifPresent('badge', badge),
      ...ifPresent('end', badge && lastingOf(source, badge)?.soon),
      ...ifPresent('sold', filmAvailability(source, movie)),
      ...ifPresent('rating', formatRating(movie.reviews)),
      synopsis,
      ...ifPresent('body', movie.body && source.prose(movie.body)),
      ...ifPresent('trailer', movie.trailer && videoOf(source, movie.trailer)),
      stills: movie.stills.map((key) => source.picture(key)),
      formats: movie.formats.map((key) => {
        const experience = source.entry('experience', key)
        const { title, tagline } = experience
        const [cinemas] = cinemaCount(source, experience)
        return { title, tagline, href: source.pathOf(key) ?? href('experiences'), ...ifPresent('cinemas', cinemas) }
      }),
      reviews: movie.reviews,
      gifts,
      ...ifPresent('giftsEnd', lastEnd(gifts)),
      questions: movieQuestions(source, entry),
      promotions: currentPromotions(source, source.referrersOf('promotion', 'movies', entry)).slice(0, maxPromotions),
      related: movie.related.map((key) => filmCard(source, source.entry('movie', key))),
    },
  }
}) satisfies Loader<unknown>

/** The film's own questions, filled up with general ones, all of which are on the FAQ search. */
function movieQuestions(source: Source, movie: string) {
  const questions = relevantTo(source.all('movieFaq'), ({ movies }) => movies, movie)
  const { own = [], general = [] } = Object.groupBy(questions, ({ movies }) => (movies.length > 0 ? 'own' : 'general'))
  const wanted = byOrder(general).slice(0, Math.max(0, maxQuestions - own.length))
  return [...questionsOf(source, own), ...questionsOf(source, wanted)]
}

/** Gifts for visitors of this film that are not over. */
const giftsOf = (source: Source, movie: string) =>
  withLastDay(source, source.referrersOf('movieGift', 'movies', movie), ({ to }) => to).map(
    ([gift, displayPeriod]) => ({
      ...giftOf(source, gift),
      displayPeriod,
    }),
  )

const giftOf = (source: Source, gift: Entry<'movieGift'>) => ({
  id: source.anchor(gift.slug),
  title: gift.title,
  picture: source.picture(gift.image),
  period: formatDayRange(gift),
  conditions: gift.conditions,
  cinemas: gift.cinemas.map((key) => source.entry('cinema', key).title),
  ...ifPresent('body', gift.body && source.prose(gift.body)),
})
