/** The choices of fields that only the CMS knows. */
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { type Answers, answerTo, type FormField } from '../../../../../content/schema/answers/form-field.ts'
import { collectionOf } from '../names.ts'

/** Of all cinemas only the one that was chosen is looked for. */
export const withCinemas = (fields: readonly FormField[], answers: Answers, req: PayloadRequest) =>
  Promise.all(
    fields.map(async (field): Promise<FormField> => {
      if (field.type !== 'select' || field.source !== 'cinemas') return field
      const value = answerTo(answers, field.name)
      const isThere = value !== '' && (await isCinema(value, req))
      return { ...field, options: isThere ? [{ value, label: value }] : [] }
    }),
  )

/** The site offers cinemas by their id or by their slug. */
async function isCinema(value: string, req: PayloadRequest): Promise<boolean> {
  const named: Where = { or: [{ id: { equals: value } }, { slug: { equals: value } }] }
  const { totalDocs } = await req.payload.count({
    collection: collectionOf('cinema') as CollectionSlug,
    req,
    where: { and: [named, { _status: { equals: 'published' } }] },
  })
  return totalDocs > 0
}
