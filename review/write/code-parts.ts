/** Sentences of ours have addresses between backticks: of pages, on the web, and of what is not there to have one. */

const code = /(`(?:\/|https?:\/\/|ref:)[^`]*`)/

/** The parts of a text. Each second one is code, backticks and all: an editor's words are, too, where they are spelled so. */
export const codeParts = (text: string): string[] => text.split(code)
