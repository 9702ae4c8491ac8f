import type { Section } from '#content/schema/sections.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { organization } from '#site/loaders/json-ld/organization.ts'
import { webSite } from '#site/loaders/json-ld/web-site.ts'
import { blocksOfHome } from '#site/loaders/layout/blocks.ts'

/** Sections of a home page whose editors have put none on it. */
const usualSections: readonly Section[] = [
  { type: 'tonight' },
  { type: 'filmLists' },
  { type: 'promotionFeature' },
  { type: 'experiencePanels', experiences: [] },
  { type: 'cinemaMap' },
  { type: 'newsFeature' },
]

export const load = basicPageLoader(
  (source) => ({ blocks: blocksOfHome(source) }),
  (source) => [organization(source), webSite(source)],
  () => usualSections,
)
