/** 29.9 → RM 29.90, which no line breaks. */
export function formatRinggit(amount: number): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.')
  return `RM\u00a0${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}

/** Within a sentence, without sen where there are none: 3800 → RM 3,800, 123.333 → RM 123.33 */
export const briefRinggit = (amount: number): string => formatRinggit(amount).replace(/\.00$/, '')
