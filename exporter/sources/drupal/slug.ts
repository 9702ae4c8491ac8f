/** Makes slugs of what editors wrote. */
import { slugPattern } from '#content/schema/slug.ts'

/** What is a slug stays; of all else plain letters and digits are left. */
export function slugged(text: string): string {
  if (slugPattern.test(text)) return text
  const letters = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return letters
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')
}
