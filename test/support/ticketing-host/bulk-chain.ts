import type { Chain } from '#demo/schedule/chain.ts'
import { addDays } from '#demo/schedule/time.ts'

/** A chain of any size, for measuring. */
export function bulkChain(size: { readonly cinemas: number; readonly films: number; readonly from: string }): Chain {
  const day = (offset: number) => addDays(size.from, offset)
  const number = (value: number, length: number) => String(value).padStart(length, '0')
  return {
    formats: new Map([['2D', '2d']]),
    sites: Array.from({ length: size.cinemas }, (_, index) => ({
      id: number(index + 1, 4),
      name: `Cinema ${index + 1}`,
      sells: true,
      doors: [],
      halls: Array.from({ length: 9 }, (_, hall) => ({
        name: `Hall ${hall + 1}`,
        seats: 120 + 20 * hall,
        format: '2D',
      })),
    })),
    films: Array.from({ length: size.films }, (_, index) => {
      const [id, title] = [`HO${number(90_000 + index, 8)}`, `Film ${index + 1}`]
      // Five begin each Thursday; the last of them in a year.
      const release = Math.floor(index / 5) * 7 - 70
      return {
        id,
        title,
        versions: [{ id, title, format: '2D' }],
        parent: `release-${id}`,
        releaseDate: day(release),
        lastDay: undefined,
        advanceFrom: index % 2 === 0 ? day(release - 28) : undefined,
        minutes: 90 + (index % 60),
        language: 'en',
        subtitles: ['ms'],
        access: [],
      }
    }),
  }
}
