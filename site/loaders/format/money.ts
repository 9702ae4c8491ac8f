/** 29.9 → RM 29.90 */
export function formatRinggit(amount: number): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.')
  return `RM ${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}
