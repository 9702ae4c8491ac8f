/** Words of scripts that put blanks between them: others break anywhere. */
const words = /[\p{Script=Latin}\p{Script=Tamil}\p{M}\d'’]+/gu

/** Letters of the longest word of a title, by which a phone knows how large it may be set. */
export const longestWord = (title: string): number =>
  Math.max(4, ...(title.match(words) ?? []).map(({ length }) => length))
