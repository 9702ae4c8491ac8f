/** Made once: `toLocaleString` makes one for each figure, 0.2 s of a build of 5,000 films. */
const figures = new Intl.NumberFormat('en-MY')

/** 2580 → 2,580 */
export const formatCount = (count: number): string => figures.format(count)
