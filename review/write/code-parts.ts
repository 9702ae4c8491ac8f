/** Our sentences put addresses and missing references between backticks. */

const code = /(`(?:\/|https?:\/\/|ref:)[^`]*`)/

/** The parts of a text. Each second one is code, backticks and all: an editor's words are, too, where they are spelled so. */
export const codeParts = (text: string): string[] => text.split(code)
