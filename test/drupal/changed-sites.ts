/** Drupals that are made from the recorded one: each is a copy that a test changes as it likes. */
import { afterEach, beforeAll } from 'vitest'
import type { SiteMapping } from '#exporter/sources/drupal/mapping/site-mapping.ts'
import { DrupalSite } from '#test/support/drupal/held/drupal-site.ts'
import type { Identifier, Resource } from '#test/support/drupal/held/resource.ts'
import { siteOfRecordingsWithFiles } from '#test/support/drupal/held/site-of-recordings.ts'
import { type Drupal, startDrupal } from '#test/support/drupal/server.ts'
import { recordedMapping } from './recorded-mapping.ts'

/** To be called once, at the top of a test file; what it gives back can be used within tests. */
export function changedSites() {
  let recorded: DrupalSite
  beforeAll(async () => {
    recorded = await siteOfRecordingsWithFiles()
  })

  let drupal: Drupal | undefined
  afterEach(() => drupal?.close())

  async function started(site = copyOf(recorded)): Promise<Drupal> {
    drupal = await startDrupal(site)
    return drupal
  }

  return {
    get recorded() {
      return recorded
    },
    started,
    /** A test that goes on with another ends the one before. */
    close: async () => drupal?.close(),
  }
}

export const copyOf = (site: DrupalSite): DrupalSite => new DrupalSite({ ...site, resources: site.resources.values() })

export function film(site: DrupalSite, title = 'The Quiet Harbour'): Resource {
  const found = [...site.resources.values()].find(({ attributes }) => attributes['title'] === title)
  if (!found) throw new Error(`No film is called ${title}.`)
  return found
}

export const linkOf = ({ relationships }: Resource, name: string): Identifier => {
  const data = relationships[name]?.data
  if (!data || !('type' in data)) throw new Error(`There is nothing in ${name}.`)
  return data
}

/** Files are told from media by what stands in the fields. */
export const ofFiles: SiteMapping = {
  ...recordedMapping,
  types: Object.fromEntries(Object.entries(recordedMapping.types ?? {}).filter(([type]) => type !== 'file')),
}
