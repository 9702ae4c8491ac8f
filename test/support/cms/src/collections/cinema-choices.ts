/** The choices of fields that only the CMS knows: cinemas, and the halls of the one that was chosen. */
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { asksForCinema } from '../../../../../content/schema/answers/cinema-fields.ts'
import { type Answers, answerTo, type FormField } from '../../../../../content/schema/answers/form-field.ts'
import { withHalls } from '../../../../../content/schema/answers/with-halls.ts'
import { collectionOf } from '../names.ts'

interface Cinema {
  readonly title: string
  readonly halls?: readonly { readonly name: string }[] | null
}

/** Of all cinemas only the one that was chosen is looked for. */
export async function withCinemas(
  fields: readonly FormField[],
  answers: Answers,
  req: PayloadRequest,
): Promise<readonly FormField[]> {
  const chosen = new Map<string, Cinema>()
  for (const { name } of fields.filter(asksForCinema)) {
    const value = answerTo(answers, name)
    const cinema = value === '' ? undefined : await cinemaNamed(value, req)
    if (cinema) chosen.set(value, cinema)
  }
  const offered = fields.map((field): FormField => {
    if (!asksForCinema(field)) return field
    const value = answerTo(answers, field.name)
    const cinema = chosen.get(value)
    return { ...field, options: cinema ? [{ value, label: cinema.title }] : [] } as FormField
  })
  return withHalls(offered, answers, (value) => chosen.get(value)?.halls?.map(({ name }) => name) ?? [])
}

/** The site offers cinemas by their id or by their slug. */
async function cinemaNamed(value: string, req: PayloadRequest): Promise<Cinema | undefined> {
  const named: Where = { or: [{ id: { equals: value } }, { slug: { equals: value } }] }
  const { docs } = await req.payload.find({
    collection: collectionOf('cinema') as CollectionSlug,
    where: { and: [named, { _status: { equals: 'published' } }] },
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0] as unknown as Cinema | undefined
}
