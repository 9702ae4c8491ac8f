/** 2580 → 2,580 */
export const countText = (count: number): string => count.toLocaleString('en-MY')
