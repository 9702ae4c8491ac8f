/** The order that editors chose. */
export const byOrder = <T extends { readonly order: number }>(entries: readonly T[]): T[] =>
  [...entries].sort((a, b) => a.order - b.order)
