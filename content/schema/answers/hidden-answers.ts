/** The values that forms send without asking: a text of the editor's, or the page of the form. */
import type { Answers, FormField } from './form-field.ts'

/** Characters of the page's path that are sent. */
const longest = 500

export function hiddenAnswers(fields: readonly FormField[], page: string): Answers {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] =>
      field.type === 'hidden' ? [[field.name, field.value ?? page.slice(0, longest)]] : [],
    ),
  )
}

/** An editor may have changed the form since the page was loaded: what it sent then is taken, as the visitor could not mend it. */
export const hiddenProblem = (answer: string): string | undefined =>
  answer.length > longest || /[\n\r]/.test(answer) ? 'This is nothing that our pages send.' : undefined
