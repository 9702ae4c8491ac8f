/** An error of a page as a problem of the build. */
import { type Problem, problemsIn, stackOf } from '#content/format/problem.ts'

interface Files {
  /** `<type>/<id>` → the file that it was read from. */
  readonly files: ReadonlyMap<string, string>
}

/** Problems get the page, and the file of its entry. Errors of our own code keep their stack. */
export function toProblems(error: unknown, route: string, entry: string, content: Files): Problem[] {
  const file = content.files.get(entry)
  const place = { route, ...(file ? { file } : {}) }
  return (problemsIn(error) ?? [{ message: stackOf(error) }]).map((problem) => ({ ...place, ...problem }))
}
