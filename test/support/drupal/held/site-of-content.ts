/** A Drupal that follows the conventions of decision 0124, filled from a content folder. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { machineName } from '#content/schema/answers/drupal/machine-name.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { FieldPlans } from '#exporter/sources/drupal/mapping/plan.ts'
import { resolveMapping } from '#exporter/sources/drupal/mapping/resolve-mapping.ts'
import { readContent } from '#test/support/cms/src/seed/read-content.ts'
import { bundlesOf, DrupalSite, type MenuLink } from './drupal-site.ts'
import { fileAddress, toResources } from './entry-to-resources.ts'
import { Identities } from './identities.ts'
import type { Resource } from './resource.ts'
import { webformElementsOf } from './webform-elements.ts'
import { hrefOf } from './write-values.ts'

export async function siteOfContent(content: string): Promise<DrupalSite> {
  const plan = resolveMapping({})
  const identities = new Identities(plan)
  const entries = await readContent(content)
  const held = entries.flatMap(({ entry, updatedAt }) =>
    entry.type === 'menu' ? [] : [{ entry, updatedAt, identity: identities.add(entry) }],
  )
  // Links lead to any entry, so all of them have their numbers before one is written.
  const resources = held.flatMap(({ entry, updatedAt, identity }): Resource[] => {
    const { own, belongings } = toResources(entry, updatedAt, identity, identities)
    return [own, ...belongings]
  })
  const ofType = <T extends Entry['type']>(type: T) =>
    entries.flatMap(({ entry }) => (entry.type === type ? [entry as Entry<T>] : []))
  const plans = [...plan.types.values()].flat()
  return new DrupalSite({
    resources,
    bundles: [...plans.map(({ resource }) => resource), ...bundlesOf(resources)],
    relationships: plans.flatMap(({ fields }) => relationshipsIn(fields)),
    webforms: new Map(ofType('form').map((form) => [machineName(form.id), webformElementsOf(form)])),
    menus: new Map(ofType('menu').map((menu) => [machineName(menu.id), linksOf(menu, identities)])),
    files: new Map(
      ofType('file').map(({ path }) => [fileAddress(path), () => readFileSync(join(content, 'media', path))]),
    ),
  })
}

/** Fields for paragraphs, and for those within them. */
function relationshipsIn(fields: FieldPlans): string[] {
  return Object.values(fields).flatMap((plan): string[] => {
    if (plan.kind === 'group') return relationshipsIn(plan.fields)
    if (plan.kind === 'rows') return [plan.path, ...relationshipsIn(plan.fields)]
    if (plan.kind !== 'blocks') return []
    return [plan.path, ...Object.values(plan.types).flatMap((section) => relationshipsIn(section.fields))]
  })
}

function linksOf({ items }: Entry<'menu'>, identities: Identities): MenuLink[] {
  const link = ({ label, to }: { label: string; to: string }, ...hierarchy: readonly number[]): MenuLink => ({
    href: hrefOf(to, identities),
    title: label,
    hierarchy: hierarchy.map(String),
  })
  return items.flatMap((item, index) => [
    link(item, index),
    ...item.children.map((child, below) => link(child, index, below)),
  ])
}
