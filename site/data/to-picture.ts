/** From a file entry to what pages know about a picture. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { Picture } from '../ui/picture/picture-data.ts'

export function toPicture(file: Entry<'file'>): Picture {
  const { path, alt, width = 1, height = 1, dominantColour, focalPoint } = file
  return {
    name: path.replace(/\.[a-z0-9]+$/, ''),
    width,
    height,
    alt,
    ...(dominantColour ? { colour: dominantColour } : {}),
    ...(focalPoint ? { focus: [focalPoint.x, focalPoint.y] } : {}),
  }
}
