/** From a file entry to what pages know about a picture. */

import { ProblemError } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { mediaName } from '#content/schema/types/media.ts'
import type { Picture } from '#site/shared/picture.ts'

/** @throws ProblemError for a film or a document. */
export function toPicture(file: Entry<'file'>): Picture {
  const { id, path, mime, alt, width, height, dominantColour, focalPoint } = file
  if (!width || !height) throw new ProblemError({ message: `shows file/${id} as a picture, but it is ${mime}` })
  return {
    name: mediaName(path),
    width,
    height,
    alt,
    ...(dominantColour ? { colour: dominantColour } : {}),
    ...(focalPoint ? { focus: [focalPoint.x, focalPoint.y] } : {}),
  }
}
