/** From a file entry to what pages know about it: a picture, or a file that is served as it is. */

import { ProblemError } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { type MediaKind, mediaName, mediaTypes } from '#content/schema/media.ts'
import { madeSize, type Picture } from '#site/shared/picture.ts'

/** @throws ProblemError for a film or a document. */
export function toPicture(file: Entry<'file'>): Picture {
  const { id, path, mime, alt, credit, width, height, dominantColour, focalPoint } = file
  if (!width || !height) throw new ProblemError({ message: `shows file/${id} as a picture, but it is ${mime}` })
  return {
    name: mediaName(path),
    ...madeSize({ width, height }),
    alt,
    ...(credit ? { credit } : {}),
    ...(dominantColour ? { colour: dominantColour } : {}),
    ...(focalPoint ? { focus: [focalPoint.x, focalPoint.y] } : {}),
  }
}

/** The name of the original. @throws ProblemError for a file of another kind. */
export function toFile({ id, path, mime }: Entry<'file'>, kind: MediaKind): string {
  if (mediaTypes[mime].kind !== kind)
    throw new ProblemError({ message: `shows file/${id} as ${kind}, but it is ${mime}` })
  return path
}
