/** The table of the site that was recorded, which was built before there was a contract: what it has is named, the rest is not there. */
import { type EntryType, entryTypeNames } from '#content/schema/entry-types.ts'
import type { SiteMapping } from '#exporter/sources/drupal/mapping/site-mapping.ts'

const term = { type: 'taxonomy', order: 0, access: false } as const

/** The types that it has. Cinemas, events and the like are in it, too, but days in place of a span, say, are no counterpart. */
const recorded: ReadonlySet<EntryType> = new Set(['movie', 'news', 'basicPage', 'menu', 'taxonomy', 'file'])

export const recordedMapping: SiteMapping = {
  absent: entryTypeNames.filter((type) => !recorded.has(type)),
  entries: [
    {
      ...term,
      id: 'country-unknown',
      slug: 'country-unknown',
      title: 'Unknown',
      vocabulary: 'country',
      key: 'unknown',
    },
    {
      ...term,
      id: 'language-unknown',
      slug: 'language-unknown',
      title: 'Unknown',
      vocabulary: 'language',
      key: 'unknown',
    },
  ],
  menus: { secondary: null, shop: null, footer: null, social: null },
  types: {
    taxonomy: {
      from: {
        'taxonomy_term--genre': {},
        'taxonomy_term--classification': { key: 'field_code' },
        'taxonomy_term--facility': {},
        'taxonomy_term--tags': { vocabulary: { fixed: 'news-category' } },
      },
    },
    file: { from: { 'media--image': {}, 'media--document': {} } },
    movie: {
      fields: {
        runningTimeMinutes: 'field_running_time',
        // Files in the field itself, beside posters that are media.
        stills: 'field_gallery',
        country: { fixed: ['taxonomy/country-unknown'] },
        spokenLanguage: { fixed: ['taxonomy/language-unknown'] },
      },
    },
    news: {
      fields: { date: 'field_published_on', category: 'field_tags', summary: { fixed: 'News of the house.' } },
    },
    basicPage: {
      fields: {
        template: { fixed: 'basic' },
        sections: {
          types: {
            text: { fields: { body: 'field_text' } },
            gallery: { fields: { layout: { fixed: 'grid' } } },
            accordion: { fields: { items: { fields: { title: 'field_heading', body: 'field_text' } } } },
            // A bare address on a platform.
            video: null,
          },
        },
      },
    },
  },
}
