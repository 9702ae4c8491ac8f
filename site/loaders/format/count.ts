/** 2580 → 2,580 */
export const formatCount = (count: number): string => count.toLocaleString('en-MY')
