interface Options {
  /** How many are named. */
  readonly most?: number
  /** Semicolons for texts that have commas themselves. */
  readonly between?: ', ' | '; '
}

/** The first of a list in its order, and how many there are besides: `a, b and 1,200 more`, or `a; b; and 2 more`. Empty for none. */
export function firstFew(texts: Iterable<string>, { most = 5, between = ', ' }: Options = {}): string {
  const all = [...texts]
  const others = all.length - most
  const named = all.slice(0, most).join(between)
  if (others <= 0) return named
  return `${named}${between === ', ' ? ' ' : between}and ${others.toLocaleString('en')} more`
}
