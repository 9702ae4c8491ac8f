/** The table of this site: where its Drupal departs from the conventions. `npm run export -- --describe` proposes one. */
import type { SiteMapping } from './site-mapping.ts'

export const mapping: SiteMapping = {}
