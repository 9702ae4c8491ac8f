/**
 * The words of a text as the search compares them: small letters without accents, and without the s of a plural. The build
 * takes them from entries, the browser from what is typed.
 */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=.{3})s$/, ''))
