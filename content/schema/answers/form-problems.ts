/** What is wrong with a whole form, field by field. */
import { answerProblem } from './answer-problem.ts'
import { fileProblem } from './file-problem.ts'
import { type Answers, type AttachedFiles, answerTo, type FormField } from './form-field.ts'
import { shownFields } from './shown-fields.ts'

/** @returns a sentence for each field that has a fault, by name, in the order of the form. */
export function formProblems(
  fields: readonly FormField[],
  answers: Answers,
  files: AttachedFiles,
  now: number,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  for (const field of shownFields(fields, answers)) {
    const problem =
      field.type === 'upload'
        ? fileProblem(field, Object.hasOwn(files, field.name) ? files[field.name] : undefined)
        : answerProblem(field, answerTo(answers, field.name), now)
    if (problem) problems.set(field.name, problem)
  }
  return problems
}
