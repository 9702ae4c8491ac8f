/** Schemas of the responses of Payload's REST API. Loose where Payload adds fields of its own. */
import * as z from 'zod'

const id = z.union([z.string(), z.number()]).transform(String)

/** More entries of a type than this are taken for a fault of the CMS. */
const maxEntries = 100_000

export interface Page<D> {
  readonly docs: readonly D[]
  readonly totalDocs: number
  readonly hasNextPage: boolean
}

const page = <S extends z.ZodType>(document: S): z.ZodType<Page<z.output<S>>> =>
  z.object({
    docs: z.array(document).max(maxEntries),
    totalDocs: z.int().min(0).max(maxEntries),
    hasNextPage: z.boolean(),
  })

/** The fields that say whether visitors may see a document. */
const state = z.object({ _status: z.string().nullish(), deletedAt: z.string().nullish() })
export type State = z.output<typeof state>

const listed = z.object({ id, updatedAt: z.iso.datetime(), ...state.shape })
export const listPage = page(listed)

const document = z.looseObject(listed.shape)
export const documentPage = page(document)
export type PayloadCmsDocument = z.output<typeof document>

/** The address and size, in bytes, of an upload. */
export const uploaded = z.object({ url: z.string().min(1), filesize: z.int().min(0) })
