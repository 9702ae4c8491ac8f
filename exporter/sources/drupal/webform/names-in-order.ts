/**
 * JSON whose names keep their order. JavaScript puts those that are whole numbers before all others of an object; webforms have choices
 * with such keys, and their order is the editor's.
 */

/** Stands before each name that is a number until the names are read one by one. No editor can type it. */
const mark = '\0'

/** @throws SyntaxError as JSON.parse does. */
export const parseInOrder = (json: string): unknown =>
  JSON.parse(
    json.replaceAll(/"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?/g, (text, name: string, colon: string | undefined) =>
      colon && /^\d+$/.test(name) ? `${JSON.stringify(mark + name)}${colon}` : text,
    ),
  )

/** The names of such an object with their values, in their order. */
export const entriesInOrder = <T>(values: Readonly<Record<string, T>>): [name: string, value: T][] =>
  Object.entries(values).map(([name, value]) => [name.replace(mark, ''), value])
