/** The days that a row of opening hours is about, as editors write them. */

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** There is no calendar of the other holidays. */
export type DayOfHours = Weekday | 'PublicHolidays'

/** An example of each way to write days that is understood. */
export const writtenDays = 'Monday to Thursday; Friday and Saturday; Sunday and public holidays; Daily'

/**
 * Understands 'Friday & Saturday', 'Sunday to Thursday', 'Mon – Fri', 'Monday, Wednesday and public holidays', 'Daily'.
 *
 * @returns undefined where a part of the text is not understood; no days where all of it is about holidays that have no calendar.
 */
export function daysIn(text: string): readonly DayOfHours[] | undefined {
  const parts = text.toLowerCase().split(separator).map(daysOfPart)
  const days = parts.filter((part) => part !== undefined)
  return days.length === parts.length ? [...new Set(days.flat())] : undefined
}

const separator = /\s*(?:,\s*and\s|,|&|\sand\s)\s*/
const untilWord = /\s*[-\u2010-\u2015]\s*|\s+(?:to|until|till|through)\s+/

const phrases: readonly (readonly [RegExp, readonly DayOfHours[]])[] = [
  [/^(?:open )?(?:daily|every ?day)$/, weekdays],
  [/^weekdays?$/, weekdays.slice(0, 5)],
  [/^weekends?$/, weekdays.slice(5)],
  [/^public holidays?$/, ['PublicHolidays']],
  [/^(?:eves? of (?:public|school) holidays?|(?:public|school) holiday eves?|school holidays?)$/, []],
]

function daysOfPart(part: string): readonly DayOfHours[] | undefined {
  const phrase = phrases.find(([words]) => words.test(part.trim()))
  return phrase
    ? phrase[1]
    : daysOfRange(
        part
          .trim()
          .split(untilWord)
          .map((name) => dayNumbers.get(name)),
      )
}

/** @param ends the number of the one day, or of the first and the last. */
function daysOfRange(ends: readonly (number | undefined)[]): readonly Weekday[] | undefined {
  const [first, last] = [ends[0], ends.at(-1)]
  if (first === undefined || last === undefined || ends.length > 2) return undefined
  // Monday to Monday may mean one day, or eight.
  if (ends.length === 2 && first === last) return undefined
  return [...weekdays, ...weekdays].slice(first, (last < first ? last + weekdays.length : last) + 1)
}

const shortNames = [['mon'], ['tue', 'tues'], ['wed'], ['thu', 'thur', 'thurs'], ['fri'], ['sat'], ['sun']]

/** The number of each day by its names, in small letters. */
const dayNumbers: ReadonlyMap<string, number> = new Map(
  weekdays.flatMap((weekday, number) => {
    const name = weekday.toLowerCase()
    const short = shortNames[number] ?? []
    return [name, `${name}s`, ...short, ...short.map((word) => `${word}.`)].map(
      (spelling) => [spelling, number] as const,
    )
  }),
)
