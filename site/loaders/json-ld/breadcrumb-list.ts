import type { BreadcrumbList } from 'schema-dts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Head } from '#site/shared/head.ts'
import { absolute } from './urls.ts'

/** Empty for the home page. */
export function breadcrumbList(source: Source, { breadcrumbs, canonical }: Head): BreadcrumbList[] {
  if (breadcrumbs.length === 0) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(source, href ?? canonical),
      })),
    },
  ]
}
