/** The pages that editors made for brands. */
import type { Entry } from '#content/schema/entry-types.ts'
import { cinemaBrands } from '#content/schema/types/cinema.ts'
import { href } from '#site/href.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Link } from '#site/shared/layout.ts'

type CinemaBrand = Entry<'cinema'>['brand']
type PromotionBrand = Entry<'promotion'>['brand']

export const isCinemaBrand = (brand: string | undefined): brand is CinemaBrand =>
  brand !== undefined && Object.hasOwn(cinemaBrands, brand)

const pageOf = (source: Source, template: Entry<'basicPage'>['template'], brand: PromotionBrand) =>
  source.all('basicPage').find((page) => page.template === template && page.brand === brand)

/** Links to the pages of cinema brands, in the order of the schema. */
export const brandPages = (source: Source): Link[] =>
  Object.keys(cinemaBrands)
    .filter(isCinemaBrand)
    .flatMap((brand) => {
      const page = pageOf(source, 'cinema-brand', brand)
      return page ? [{ label: cinemaBrands[brand], href: page.path }] : []
    })

/** The list of a brand's promotions; where it has none, that of all. */
export const promotionListOf = (source: Source, brand: PromotionBrand): string =>
  pageOf(source, 'promotion-list', brand)?.path ?? href('promotionIndex')
