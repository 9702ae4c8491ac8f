/** A Drupal whose editors put pictures into texts by the upload button, past the media library. */
import { element } from '../text/words-to-html.ts'
import { DrupalSite } from './drupal-site.ts'
import { keyOf, type Resource } from './resource.ts'

const media = /<drupal-media([^>]*) data-entity-uuid="([^"]+)"([^>]*)><\/drupal-media>/gu

/**
 * @param withoutThese media that nothing but texts shows, and that are no media here: the UUID of such a file is that of the medium.
 */
export function withFilesInTexts(site: DrupalSite, withoutThese: readonly string[] = []): DrupalSite {
  const gone = new Set(withoutThese)
  const fileOf = (id: string): { readonly file: Resource; readonly alt: string } => {
    const medium = site.get(`media--image/${id}`)
    const { data = null } = medium.relationships['field_media_image'] ?? {}
    if (!data || !('meta' in data)) throw new Error(`media--image/${id} shows nothing.`)
    const file = site.get(keyOf(data))
    return { file: gone.has(id) ? { ...file, id } : file, alt: String(data.meta['alt']) }
  }
  const picture = (id: string, others: string): string => {
    const { file, alt } = fileOf(id)
    const { url } = file.attributes['uri'] as { readonly url: string }
    const named = {
      'data-entity-type': 'file',
      'data-entity-uuid': file.id,
      alt,
      src: url,
      width: '320',
      height: '200',
    }
    const kept = others.replace(' data-entity-type="media"', '')
    return element('img', named, '').replace('></img>', `${kept}>`)
  }
  const resources = [...site.resources.values()]
    .filter(({ type, id }) => !(gone.has(id) && type === 'media--image'))
    .map((resource): Resource => {
      if (resource.type === 'file--file' && gone.has(resource.id.replace(/-file$/u, '')))
        return { ...resource, id: resource.id.replace(/-file$/u, '') }
      const attributes = Object.entries(resource.attributes).map(([name, value]) => [name, withPictures(value)])
      return { ...resource, attributes: Object.fromEntries(attributes) }
    })
  function withPictures(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || !('format' in value) || !('value' in value)) return value
    const html = String(value.value).replace(media, (_, before: string, id: string, after: string) =>
      picture(id, before + after),
    )
    return { ...value, value: html }
  }
  return new DrupalSite({ ...site, resources })
}
