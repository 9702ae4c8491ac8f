/** Converts a file entry for pages: to a picture, or to a file that is served as it is. */

import { ProblemError } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { type MediaKind, mediaKindOf, mediaKinds, mediaName } from '#content/schema/media.ts'
import { madeSize, type Picture } from '#site/shared/picture.ts'

/** @throws ProblemError for a file of another kind, which the check of the snapshot names with its field. */
export function toPicture(file: Entry<'file'>): Picture {
  refuseOther(file, 'picture')
  // A picture has both, as the schema sees to.
  const { path, alt, credit, width = 0, height = 0, dominantColour, focalPoint } = file
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
export function toFile(file: Entry<'file'>, kind: MediaKind): string {
  refuseOther(file, kind)
  return file.path
}

function refuseOther({ id, mime }: Entry<'file'>, kind: MediaKind): void {
  if (mediaKindOf(mime) === kind) return
  throw new ProblemError({
    message: `shows file/${id} as ${mediaKinds[kind]}, but it is ${mime}`,
    hint: `Choose ${mediaKinds[kind]} in its place.`,
  })
}
