/** News, questions, and visitors' stories. */
import { entryWithoutPage, entryWithPage } from '#content/schema/common.ts'
import {
  boolean,
  day,
  image,
  images,
  integer,
  multilineText,
  order,
  prose,
  reference,
  ringgit,
  term,
  text,
} from '#content/schema/field-kinds.ts'

export const news = entryWithPage('news', {
  date: day(),
  category: term('news-category'),
  summary: multilineText({ max: 300 }),
  image: image(),
  gallery: images(),
  body: prose(),
})

export const faq = entryWithPage(
  'faq',
  {
    category: term('faq-category'),
    order: order(),
    body: prose({ label: 'Answer' }),
  },
  { label: 'Question' },
)

export const story = entryWithoutPage('story', {
  author: text({ max: 80 }),
  from: text({ max: 80, label: 'Where the author lives' }).optional(),
  image: image().optional(),
  featured: boolean(),
  excerpt: multilineText({ max: 300 }),
  body: prose(),
})

/** A winner's story that was sent in and then published; what visitors send is never exported. */
export const storyFormSubmission = entryWithoutPage('storyFormSubmission', {
  author: text({ max: 80 }),
  from: text({ max: 80, label: 'Where the author lives' }).optional(),
  prize: reference('storyPrize').optional(),
  portrait: image().optional(),
  excerpt: multilineText({ max: 300 }),
  body: prose(),
})

export const storyPrize = entryWithoutPage('storyPrize', {
  rank: integer({ min: 1 }),
  value: ringgit().optional(),
  image: image(),
  body: prose().optional(),
})
