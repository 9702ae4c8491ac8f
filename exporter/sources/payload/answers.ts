/** What Payload's REST API answers, as far as we read it. Loose where Payload adds fields of its own. */
import * as z from 'zod'

const id = z.union([z.string(), z.number()]).transform(String)

const page = <S extends z.ZodType>(document: S) =>
  z.object({ docs: z.array(document), totalDocs: z.number(), hasNextPage: z.boolean() })

export const listPage = page(z.object({ id, updatedAt: z.iso.datetime() }))

export const documentPage = page(z.looseObject({ id, updatedAt: z.iso.datetime() }))
export type PayloadDocument = z.output<typeof documentPage>['docs'][number]

/** Where the bytes of an upload are. */
export const uploaded = z.object({ url: z.string(), filesize: z.number() })
