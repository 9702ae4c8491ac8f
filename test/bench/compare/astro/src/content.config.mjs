import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'

// Else its slug, which films and cinemas may share.
const generateId = ({ entry }) => entry.replace(/\.md$/, '')

export const collections = {
  entries: defineCollection({ loader: glob({ pattern: '**/*.md', base: './entries', generateId }) }),
}
