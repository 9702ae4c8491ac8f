/** Makes slugs of what editors wrote. */
import { slugPattern } from '#content/schema/slug.ts'
import { type Resource, serialOf } from './json-api/json-api.ts'
import type { firstValue } from './value-at.ts'

/** The last part of the alias; without one, the words of the title, and the number, which nothing else has. */
export function slugOf(found: ReturnType<typeof firstValue>, resource: Resource): string {
  const { title, name, info } = resource.attributes
  if (found?.path === 'path.alias') return String(found.value).split('/').at(-1) ?? ''
  if (found) return slugged(String(found.value)) || String(serialOf(resource) ?? '')
  return [slugged(String(title ?? name ?? info ?? '')), serialOf(resource)].filter(Boolean).join('-')
}

/** A slug stays as it is; of any other text plain letters and digits are left, 80 characters at most. */
export function slugged(text: string): string {
  if (slugPattern.test(text)) return text
  const letters = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return letters
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')
}
