/** The pages of the site: the templates that an editor can choose, and those of entries with a page of their own. */
import type { pageTemplates } from '#content/schema/page.ts'

export type PageName =
  | keyof typeof pageTemplates
  | 'cinema'
  | 'event'
  | 'experience'
  | 'faq'
  | 'film-festival'
  | 'keepsake'
  | 'movie'
  | 'news'
  | 'outlet'
  | 'package'
  | 'programme'
  | 'promotion'
  | 'restaurant'
  | 'screen-category'
  | 'screen-festival'
  | 'screen-gallery'
  | 'screen-movie'
  | 'special-screening'
