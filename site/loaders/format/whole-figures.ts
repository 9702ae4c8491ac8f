const month = '(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber'
const withinFigures = new RegExp(`\\bRM (?=\\d)|(?<=\\d) (?=[ap]m\\b)|(?<=\\b\\d\\d?) (?=(?:${month})\\b)`, 'g')

/** A text as editors type it, if there is one: no line ends between RM and its figures, an hour and its am or pm, or a day and its month. */
export function withWholeFigures(text: string): string
export function withWholeFigures(text: string | undefined): string | undefined
export function withWholeFigures(text: string | undefined): string | undefined {
  return text?.replace(withinFigures, (match) => match.replace(' ', '\u00a0'))
}
