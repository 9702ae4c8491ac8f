/** Entries of which a site has one at most for a use: pages look for one, and of two they would silently take the first. */
import type { Entry, EntryType } from '#content/schema/entry-types.ts'
import { movieTabs } from '#content/schema/types/movie.ts'
import { brandsOf, pageTemplates } from '#content/schema/types/page.ts'
import { menuPlaces, termUrls } from '#content/schema/types/site.ts'

export interface Singleton {
  /** What the entry is for, in words that tell it from all else: `is the menu “Main”`. */
  readonly use: string
  /** The field that says so; absent where the type alone does. */
  readonly field?: string
}

type Singletons = { readonly [T in EntryType]?: (entry: Entry<T>) => Singleton | undefined }

/** The one table of it. Addresses and files are not in it: see `names.ts`. */
const singletons: Singletons = {
  settings: () => ({ use: 'has the settings of the site' }),
  menu: ({ place }) => ({ field: 'place', use: `is the menu “${menuPlaces[place]}”` }),
  movieList: ({ tab }) => ({ field: 'tab', use: `is the list of the tab “${movieTabs[tab]}”` }),
  basicPage: ({ template, brand }) =>
    brandsOf[template] && { field: 'brand', use: `is the page “${pageTemplates[template]}” of the brand ${brand}` },
  // Of terms that have a page, the address says it.
  taxonomy: ({ vocabulary, key }) =>
    termUrls[vocabulary] ? undefined : { field: 'key', use: `is the term ${key} of "${vocabulary}"` },
}

export const singletonOf = (entry: Entry): Singleton | undefined =>
  (singletons[entry.type] as ((entry: Entry) => Singleton | undefined) | undefined)?.(entry)
