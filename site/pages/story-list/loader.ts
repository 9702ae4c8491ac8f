import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { storiesWithAnchorIds } from '#site/loaders/source/anchor-ids.ts'
import { ifPresent } from '#site/loaders/source/links.ts'

export const load = basicPageLoader(
  (source) => ({
    stories: storiesWithAnchorIds(source, true).map(({ entry: { image, excerpt }, shown }) => ({
      ...shown,
      excerpt,
      ...ifPresent('picture', image && source.picture(image)),
    })),
  }),
  undefined,
  // In the end, the way on that the page's head has: to where one's own story is told.
  ({ hero }) => (hero?.link ? [{ ...invitation, link: hero.link }] : []),
)

const invitation = {
  type: 'callToAction',
  heading: 'And yours?',
  text: 'Something has happened to you in one of our rows, too. We read every story that is sent to us.',
  tone: 'primary',
} as const
