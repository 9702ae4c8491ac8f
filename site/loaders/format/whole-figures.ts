/** A text as editors type it, if there is one: no line ends between RM and its figures, or between an hour and its am or pm. */
export function withWholeFigures(text: string): string
export function withWholeFigures(text: string | undefined): string | undefined
export function withWholeFigures(text: string | undefined): string | undefined {
  return text?.replace(/\bRM (?=\d)|(?<=\d) (?=[ap]m\b)/g, (match) => match.replace(' ', '\u00a0'))
}
