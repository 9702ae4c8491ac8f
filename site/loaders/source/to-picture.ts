/** From a file entry to what pages know about a picture. */
import type { Entry } from '#content/schema/entry-types.ts'
import { mediaName } from '#content/schema/media.ts'
import type { Picture } from '#site/shared/picture.ts'
import { ContentError } from './content-error.ts'

/** @throws ContentError for a film or a document. */
export function toPicture(file: Entry<'file'>): Picture {
  const { id, path, mime, alt, width, height, dominantColour, focalPoint } = file
  if (!width || !height) throw new ContentError(`shows file/${id} as a picture, but it is ${mime}`)
  return {
    name: mediaName(path),
    width,
    height,
    alt,
    ...(dominantColour ? { colour: dominantColour } : {}),
    ...(focalPoint ? { focus: [focalPoint.x, focalPoint.y] } : {}),
  }
}
