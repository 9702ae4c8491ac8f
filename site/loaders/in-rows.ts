/** Which pictures of a gallery share a row, so that each row is full and none is cropped: all of a row are as high as its width allows. */
import type { Picture } from '#site/shared/picture.ts'

/** The sum of width to height at which a row is neither too high nor too low: of two or three wide pictures, or six posters. */
const best = 4.4

/** A row of less would be higher than the screen, and does not fill its width. */
const least = 1.5

/** @returns the pictures, each with its part of its row; without, where one full row has all of them. */
export function inRows(pictures: readonly Picture[]): readonly Picture[] {
  const total = sum(pictures)
  const count = Math.round(total / best)
  if (count < 2 && total >= least) return pictures
  const rows = Map.groupBy(pictures, (picture) => {
    const before = sum(pictures.slice(0, pictures.indexOf(picture)))
    // Where its middle is, were all of them one long row.
    return Math.floor(((before + ratioOf(picture) / 2) / total) * Math.max(1, count))
  })
  return [...rows.values()].flatMap((row) => {
    const width = Math.max(sum(row), least)
    return row.map((picture) => ({ ...picture, share: Math.floor((ratioOf(picture) / width) * 1000) / 1000 }))
  })
}

const ratioOf = ({ width, height }: Picture): number => width / height

const sum = (pictures: readonly Picture[]): number => pictures.reduce((total, picture) => total + ratioOf(picture), 0)
