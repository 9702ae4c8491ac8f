/** Text above a film's reviews; undefined for a single one with stars, which shows them itself, and where none has any. */
export function formatRating(reviews: readonly { readonly rating?: number | undefined }[]): string | undefined {
  const ratings = reviews.flatMap(({ rating }) => rating ?? [])
  if (ratings.length < 2) return undefined
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  // Rounded to one decimal.
  return `${Math.round((sum / ratings.length) * 10) / 10} of 5 on average`
}
