/** Numbers of things in words. */

/** Made once: `toLocaleString` makes one for each figure, 0.2 s of a build of 5,000 films. */
const figures = new Intl.NumberFormat('en-MY')

/** 2580 → 2,580 */
export const formatCount = (count: number): string => figures.format(count)

/** 1 seat, 2,580 seats. Code for browsers has counts of its own, which take fewer bytes than a file of this. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatCount(count)} ${count === 1 ? noun : plural}`
