/** Above the list of submissions: the forms, each with how much came by it, and what looks like spam. */
import type { BeforeListTableServerProps, CollectionSlug, Where } from 'payload'
import { collectionOf, submissionsCollection } from '../names.ts'

interface Filter {
  readonly label: string
  /** All of them have to hold. */
  readonly conditions: readonly Where[]
}

const isSpam: Where = { spam: { equals: true } }
const isNoSpam: Where = { spam: { not_equals: true } }
const isOf = (form: string): Where => ({ form: { equals: form } })
const collection = submissionsCollection as CollectionSlug

export async function SubmissionFilters({ payload, user }: BeforeListTableServerProps) {
  const { docs } = await payload.find({
    collection: collectionOf('form') as CollectionSlug,
    depth: 0,
    limit: 100,
    sort: 'title',
    user,
    overrideAccess: false,
  })
  const filters: Filter[] = [
    { label: 'All', conditions: [] },
    ...(docs as unknown as { id: string; title: string }[]).map(({ id, title }) => ({
      label: title,
      conditions: [isOf(id), isNoSpam],
    })),
    { label: 'Looks like spam', conditions: [isSpam] },
  ]
  const counted = await Promise.all(
    filters.map(async (filter) => {
      const where = { and: [...filter.conditions] }
      const { totalDocs } = await payload.count({ collection, where, user, overrideAccess: false })
      return { ...filter, count: totalDocs }
    }),
  )
  return (
    <nav
      aria-label="Submissions by form"
      style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginBlock: '1rem' }}
    >
      {counted.map(({ label, conditions, count }) => (
        <a
          key={label}
          href={`/admin/collections/${submissionsCollection}${queryOf(conditions)}`}
          className="pill pill--style-light pill--has-action"
          style={{ padding: '0.25rem 0.75rem', textDecoration: 'none' }}
        >
          {label} ({count})
        </a>
      ))}
    </nav>
  )
}

/** As Payload's own filters write it, so that they show what is filtered by and can change it. */
function queryOf(conditions: readonly Where[]): string {
  const query = new URLSearchParams()
  for (const [index, condition] of conditions.entries())
    for (const [field, test] of Object.entries(condition))
      for (const [operator, value] of Object.entries(test as object))
        query.set(`where[or][0][and][${index}][${field}][${operator}]`, String(value))
  return query.size > 0 ? `?${query}` : ''
}
