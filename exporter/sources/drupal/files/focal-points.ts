/**
 * The focal points of pictures. Focal Point stores them as crops of Crop API, in pixels of the original. Only a role
 * that may administer crops can read them. Where it may not, or the modules are not there, pictures have none.
 */
import * as z from 'zod'
import { RequestError, type RequestErrorKind } from '../../../http-client/errors.ts'
import type { Collections } from '../json-api/collections.ts'
import type { Resource } from '../json-api/json-api.ts'
import { valueAt } from '../value-at.ts'

const crops = 'crop--focal_point'

const crop = z.looseObject({ uri: z.string(), x: z.number(), y: z.number() })

type Pixels = Pick<z.output<typeof crop>, 'x' | 'y'>

/** Kinds of error that Drupal answers to a role that may not read crops. */
const refusals: ReadonlySet<RequestErrorKind> = new Set(['unauthorised', 'forbidden', 'notFound', 'refused'])

/** Address of a file within Drupal, such as `public://2026-10/still.jpg` → pixels from the left and from the top. */
export type FocalPoints = ReadonlyMap<string, Pixels>

export async function readFocalPoints(collections: Collections): Promise<FocalPoints> {
  const found = new Map<string, Pixels>()
  if (!collections.has(crops)) return found
  try {
    for await (const resources of collections.visible(crops)) {
      for (const { attributes } of resources) {
        const { data } = crop.safeParse(attributes)
        if (data) found.set(data.uri, data)
      }
    }
  } catch (error) {
    if (!(error instanceof RequestError) || !refusals.has(error.kind)) throw error
    return new Map()
  }
  return found
}

/** Per cent of the width from the left, and of the height from the top. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** @param meta of the link to the file, which knows how large the picture is. */
export function focalPointOf(
  file: Resource,
  meta: Readonly<Record<string, unknown>> | undefined,
  points: FocalPoints,
): FocalPoint | undefined {
  const point = points.get(String(valueAt(file, 'uri.value')))
  const [x, y] = [share(point?.x, meta?.['width']), share(point?.y, meta?.['height'])]
  return x === undefined || y === undefined ? undefined : { x, y }
}

/** Undefined for a place outside of the picture: it was replaced by a smaller one since. */
function share(pixels: number | undefined, all: unknown): number | undefined {
  if (pixels === undefined || typeof all !== 'number' || all <= 0) return undefined
  const percent = Math.round((pixels / all) * 100)
  return percent >= 0 && percent <= 100 ? percent : undefined
}
