/** A Drupal from before there was media: its fields hold files, and say themselves what a picture shows. */
import { DrupalSite } from './drupal-site.ts'
import { entityTypeOf, type Identifier, keyOf, type Linkage, type Resource } from './resource.ts'

export function withoutMedia(site: DrupalSite): DrupalSite {
  const all = [...site.resources.values()]
  const fileOf = (target: Identifier): Identifier[] => {
    if (entityTypeOf(target.type) !== 'media') return [target]
    const linked = Object.values(site.resources.get(keyOf(target))?.relationships ?? {})
    const file = linked.map(({ data }) => data).find((data) => data && 'type' in data && data.type === 'file--file')
    return file && 'type' in file ? [file] : []
  }
  const withFiles = (data: Linkage): Linkage => {
    if (data === null) return null
    const files = ('type' in data ? [data] : data).flatMap(fileOf)
    return 'type' in data ? (files[0] ?? null) : files
  }
  const converted = all
    .filter(({ type }) => entityTypeOf(type) !== 'media')
    .map((resource): Resource => {
      const linked = Object.entries(resource.relationships).map(([name, { data }]) => [name, { data: withFiles(data) }])
      return { ...resource, relationships: Object.fromEntries(linked) }
    })
  const bundles = [...site.bundles].filter((bundle) => entityTypeOf(bundle) !== 'media')
  return new DrupalSite({ ...site, resources: converted, bundles, relationships: site.relationships })
}
