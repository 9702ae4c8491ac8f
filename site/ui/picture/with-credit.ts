/** A caption that also says who made the picture. */
export const withCredit = (caption: string | undefined, credit: string | undefined): string =>
  [caption, credit].filter(Boolean).join(' · ')
