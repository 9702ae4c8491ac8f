/** News, questions, and visitors' stories. */
import { entry, part } from './common.ts'
import { boolean, day, image, images, lines, prose, reference, ringgit, term, text, whole } from './field-kinds.ts'

export const news = entry('news', {
  date: day(),
  category: term('news-category'),
  summary: lines({ max: 300 }),
  image: image(),
  gallery: images(),
  body: prose(),
})

export const faq = entry(
  'faq',
  {
    category: term('faq-category'),
    order: whole(),
    body: prose({ label: 'Answer' }),
  },
  { label: 'Question' },
)

export const story = entry('story', {
  author: text({ max: 80 }),
  from: text({ max: 80, label: 'Where the author lives' }).optional(),
  image: image().optional(),
  featured: boolean(),
  excerpt: lines({ max: 300 }),
  body: prose(),
})

/** A winner's story that was sent in and then published; what visitors send is never exported. */
export const storyFormSubmission = part('storyFormSubmission', {
  author: text({ max: 80 }),
  from: text({ max: 80, label: 'Where the author lives' }).optional(),
  prize: reference('storyPrize').optional(),
  portrait: image().optional(),
  excerpt: lines({ max: 300 }),
  body: prose(),
})

export const storyPrize = part('storyPrize', {
  rank: whole({ min: 1 }),
  value: ringgit().optional(),
  image: image(),
  body: prose().optional(),
})
