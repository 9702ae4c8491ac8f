/**
 * Splits a text into words for a search: lower case, without accents, apostrophes and plural s. The build tokenizes
 * entries, the browser what is typed. Idempotent.
 */
export const tokenize = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=..[^s])s$/, ''))
