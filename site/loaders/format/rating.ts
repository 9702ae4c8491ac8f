/** Average rating of a film's reviews; undefined where no review has stars. */
export interface FilmRating {
  /** Rounded to one decimal. */
  readonly average: number
  readonly count: number
}

export function ratingOf(reviews: readonly { readonly rating?: number | undefined }[]): FilmRating | undefined {
  const ratings = reviews.flatMap(({ rating }) => rating ?? [])
  if (ratings.length === 0) return undefined
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return { average: Math.round((sum / ratings.length) * 10) / 10, count: ratings.length }
}

/** Text above the reviews; undefined for a single review, which shows its own rating. */
export function formatRating(reviews: Parameters<typeof ratingOf>[0]): string | undefined {
  const rating = ratingOf(reviews)
  return rating && rating.count > 1 ? `${rating.average} of 5 on average` : undefined
}
