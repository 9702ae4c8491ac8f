import type { SearchAction, WebSite } from 'schema-dts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { publisher } from './organization.ts'
import { absolute } from './urls.ts'

/** schema-dts lacks the property that Google asks for beside the target. */
interface Search extends Extract<SearchAction, { '@type': 'SearchAction' }> {
  readonly 'query-input': string
}

export function webSite(source: Source): WebSite {
  const { siteName, description } = settingsOf(source)
  const search: Search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      // The home page opens the search with this query.
      urlTemplate: `${absolute(source, '/')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': absolute(source, '/#website'),
    name: siteName,
    description,
    url: absolute(source, '/'),
    inLanguage: 'en',
    publisher: publisher(source),
    potentialAction: search,
  }
}
