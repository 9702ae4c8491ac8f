/** Characters of an answer as browsers count them: a line break is one. */
export const lengthOf = (answer: string): number => answer.replaceAll('\r\n', '\n').length
