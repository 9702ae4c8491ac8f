import { formatCount } from '#content/format/count.ts'
import { ProblemError } from '#content/format/problem.ts'
import { experienceCard } from '#site/loaders/cards/experience.ts'
import { runningPromotions } from '#site/loaders/cards/offers/promotions.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { themeOf } from '#site/loaders/content-pages/brand-themes.ts'
import { isCinemaBrand, promotionListOf } from '#site/loaders/content-pages/brands.ts'
import { cinemaFinder } from '#site/loaders/content-pages/cinemas/cinema-finder.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

export const load = basicPageLoader(
  (source, { brand }) => {
    // The schema asks for one.
    if (!isCinemaBrand(brand))
      throw new ProblemError({
        message: 'is the page of a cinema brand, but names none',
        hint: 'Choose a brand of cinemas in the CMS, or another template.',
      })
    const cinemas = source.all('cinema').filter((cinema) => cinema.brand === brand)
    const experiences = [...new Set(cinemas.flatMap((cinema) => cinema.experiences))]
    return {
      brand,
      theme: themeOf(brand),
      figures: [
        { label: 'Cinemas', value: formatCount(cinemas.length) },
        { label: 'Halls', value: formatCount(sum(cinemas.map(({ numberOfHalls }) => numberOfHalls))) },
        { label: 'Seats', value: formatCount(sum(cinemas.map(({ seatingCapacity }) => seatingCapacity))) },
      ],
      ...cinemaFinder(source, cinemas),
      experiences: experiences.map((key) => experienceCard(source, source.entry('experience', key))),
      promotions: runningPromotions(
        source,
        source.all('promotion').filter((promotion) => promotion.brand === brand),
      ),
      promotionList: promotionListOf(source, brand),
    }
  },
  (source, _page, { cinemas }) => itemList(source, cinemas),
)
