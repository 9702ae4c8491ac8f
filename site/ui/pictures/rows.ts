/** Which pictures share a row, so that each row is full and none is cropped: all of a row are as high as its width allows. */

/** The sum of width to height at which a row is neither too high nor too low: of two or three wide pictures, or six posters. */
const best = 4.4

/** A row of less would be higher than the screen, and does not fill its width. */
const least = 1.5

/** @returns of each picture what part of its row's width is its own, by its width to height. */
export function sharesOf(ratios: readonly number[]): number[] {
  // Of the first so many pictures: how far their rows are from the best, and where the last one of them begins.
  const ways = [{ cost: 0, start: 0 }]
  for (let end = 1; end <= ratios.length; end += 1) {
    const possible = Array.from({ length: end }, (_, start) => ({
      cost: (ways[start]?.cost ?? 0) + (sum(ratios.slice(start, end)) - best) ** 2,
      start,
    }))
    ways.push(possible.reduce((found, way) => (way.cost < found.cost ? way : found)))
  }
  const shares: number[] = []
  for (let end = ratios.length; end > 0; ) {
    const start = ways[end]?.start ?? 0
    const row = ratios.slice(start, end)
    shares.unshift(...row.map((ratio) => ratio / Math.max(sum(row), least)))
    end = start
  }
  return shares
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
