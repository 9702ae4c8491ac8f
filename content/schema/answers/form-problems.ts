/** Checks all answers of a form, field by field. */
import { ownValue } from '#content/schema/own-value.ts'
import { answerProblem } from './answer-problem.ts'
import { fileProblem } from './file-problem.ts'
import { type Answers, type AttachedFiles, answerTo, type FormField } from './form-field.ts'
import { hiddenProblem } from './hidden-answers.ts'
import { visibleFields } from './visible-fields.ts'

/** @returns a sentence for each field that has a fault, by name, in the order of the form. */
export function formProblems(
  fields: readonly FormField[],
  answers: Answers,
  files: AttachedFiles,
  now: number,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  for (const field of visibleFields(fields, answers)) {
    const problem = problemOf(field, answers, files, now)
    if (problem) problems.set(field.name, problem)
  }
  return problems
}

function problemOf(field: FormField, answers: Answers, files: AttachedFiles, now: number): string | undefined {
  const answer = answerTo(answers, field.name)
  if (field.type === 'hidden') return hiddenProblem(answer)
  if (field.type !== 'upload') return answerProblem(field, answer, now)
  return fileProblem(field, ownValue(files, field.name))
}
