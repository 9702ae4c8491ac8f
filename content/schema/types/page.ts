/** Pages built by editors, and the blocks that stand on several pages. */
import * as z from 'zod'
import { duplicateForms } from '#content/schema/answers/duplicate-forms.ts'
import { entryWithoutPage, link, links, seo } from '#content/schema/common.ts'
import { field } from '#content/schema/field.ts'
import {
  blocks,
  boolean,
  day,
  entryId,
  group,
  image,
  instant,
  list,
  multilineText,
  multiSelect,
  order,
  path,
  prose,
  reference,
  select,
  text,
} from '#content/schema/field-kinds.ts'
import { sections } from '#content/schema/sections.ts'
import { cinemaBrands } from './cinema.ts'
import { keepsakeKinds, occasions, promotionBrands } from './offer.ts'

/** The page templates that a basic page can ask for; each is one page of the site. */
export const pageTemplates = {
  basic: 'Basic',
  home: 'Home',
  'movie-list': 'Movies',
  form: 'Form',
  story: 'My story',
  'story-list': 'Stories',
  'my-list': 'My list',
  'event-landing': 'Events',
  'event-campaign': 'Event campaign',
  'experience-list': 'Experiences',
  'faq-list': 'FAQ',
  'faq-search': 'FAQ search',
  'international-screens': 'International screens',
  'festival-campaign': 'Festival campaign',
  'package-landing': 'Packages',
  careers: 'Careers',
  campaign: 'Campaign',
  legal: 'Legal',
  'thank-you': 'Thank you',
  'not-found': 'Not found',
  about: 'About',
  newsroom: 'Newsroom',
  'cinema-brand': 'Cinema brand',
  accessibility: 'Accessibility',
  production: 'Production',
  listing: 'Listing',
  'promotion-list': 'Promotions',
  shop: 'Shop',
} as const

/** Kinds of employment of a job opening. */
export const employments = { 'full-time': 'Full time', 'part-time': 'Part time', internship: 'Internship' } as const

/** Templates whose pages are about a brand, and the brands that each can be about. */
export const brandsOf: Readonly<Partial<Record<keyof typeof pageTemplates, object>>> = {
  'cinema-brand': cinemaBrands,
  'promotion-list': promotionBrands,
}

export const basicPage = z
  .strictObject({
    type: field(z.literal('basicPage'), { kind: 'fixed' }),
    id: entryId(),
    path: path({ help: 'The whole address, such as /about-gsc/csr.' }),
    title: text(),
    template: select(pageTemplates),
    language: select({ en: 'English', ms: 'Malay' }, { label: 'Language of the text' }),
    summary: multilineText({ max: 400 }).optional(),
    hero: group({
      kicker: text({ max: 60, help: 'Above the title, but on pages that are lists.' }).optional(),
      image: image().optional(),
      link: link().optional(),
    }).optional(),
    updated: day({ label: 'Last updated', help: 'Shown on legal pages.' }).optional(),
    openings: list(
      {
        title: text(),
        department: text({ max: 80 }),
        place: text({ max: 100 }),
        employment: select(employments),
        posted: day(),
        closes: day().optional(),
        apply: link({ label: 'How to apply' }).optional(),
        text: multilineText({ max: 1500 }),
      },
      { label: 'Job openings' },
    ),
    form: reference('form', {
      help: 'Beside the text of a form or a story; on other pages below their sections. A page has a form once.',
    }).optional(),
    brand: select(promotionBrands, {
      help: 'Cinema brand, Promotions: whose cinemas or promotions it shows.',
    }).optional(),
    occasion: select(occasions, { help: 'Packages: only those for this occasion.' }).optional(),
    shelf: multiSelect(keepsakeKinds, {
      help: 'Shop: only things of these kinds. Leave empty for all.',
      emptyMeans: 'all kinds',
    }),
    sections: blocks(sections),
    noIndex: boolean({ label: 'Keep out of search engines' }),
    canonical: path({ label: 'Canonical address', help: 'Where another page is the true one.' }).optional(),
    body: prose().optional(),
    seo: seo().optional(),
  })
  .check(({ value: { template, brand }, issues }) => {
    const brands = brandsOf[template]
    if (!brands || (brand !== undefined && Object.hasOwn(brands, brand))) return
    const message = `must be one of ${Object.keys(brands).join(', ')} on a page with the template "${template}"`
    issues.push({ code: 'custom', input: brand, path: ['brand'], message })
  })
  .check(({ value, issues }) => {
    for (const [index, message] of duplicateForms(value))
      issues.push({ code: 'custom', input: value.sections[index], path: ['sections', index, 'form'], message })
  })

/** Places in which a block is shown. */
export const blockPlaces = {
  home: 'Home',
  app: 'Download Our App: home, and above the footer',
  support: 'Get Support: footer',
  follow: 'Follow Us On: footer',
} as const

export const customBlock = entryWithoutPage('customBlock', {
  place: select(blockPlaces),
  order: order({ help: 'Among the blocks of the same place.' }),
  text: multilineText({ max: 400 }).optional(),
  image: image().optional(),
  links: links(),
  body: prose().optional(),
})

const placements = {
  home: 'Home',
  movies: 'Movies',
  promotions: 'Promotions',
  'international-screens': 'International screens',
} as const

export const banner = entryWithoutPage(
  'banner',
  {
    placement: select(placements),
    order: order(),
    kicker: text({ max: 60 }).optional(),
    text: multilineText({ max: 300 }).optional(),
    image: image({ help: 'Wide, at least 2000 pixels.' }),
    mobileImage: image({ label: 'Picture for phones', help: 'Four by five.' }).optional(),
    link: link(),
    from: instant().optional(),
    to: instant().optional(),
  },
  { label: 'Headline' },
)

export const popupBlock = entryWithoutPage('popupBlock', {
  text: multilineText({ max: 400 }),
  image: image().optional(),
  link: link().optional(),
  pages: list({ path: path() }, { emptyMeans: 'every page' }),
  frequency: select({ once: 'Once', 'every-session': 'Once a visit', 'every-week': 'Once a week' }),
  from: instant().optional(),
  to: instant().optional(),
})

export const notification = entryWithoutPage('notification', {
  level: select({ info: 'Information', warning: 'Warning', urgent: 'Urgent' }),
  text: multilineText({ max: 300 }),
  link: link().optional(),
  placements: multiSelect({ all: 'Every page', ...placements }, { min: 1 }),
  dismissible: boolean(),
  from: instant().optional(),
  to: instant().optional(),
})
