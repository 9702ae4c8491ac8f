/**
 * The words of a text as every search compares them: small letters without accents and apostrophes, and without the s of a
 * plural. The build takes them from entries, the browser from what is typed. Taking them from words again changes nothing.
 */
export const tokenize = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=..[^s])s$/, ''))
