/** As browsers count: a line break is one character. */
export const lengthOf = (answer: string): number => answer.replaceAll('\r\n', '\n').length
