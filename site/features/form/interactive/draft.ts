/** What was typed and not sent yet: kept for the tab's session, without files. */
import type { Answers } from '#content/schema/answers/form-field.ts'

export interface Draft {
  /** Key of the submission that it becomes. */
  readonly key: string
  readonly answers: Answers
  /** Names of chosen files, by field. */
  readonly files: Readonly<Record<string, string>>
}

export interface Drafts {
  has(form: string): boolean
  load(form: string): Draft | undefined
  save(form: string, draft: Draft): void
  remove(form: string): void
}

const keyOf = (form: string): string => `form-draft:${form}`

/** @param openStore may throw, as reading `sessionStorage` does where storage is forbidden: then it lasts for the document. */
export function createDrafts(openStore: () => Storage): Drafts {
  const inMemory = new Map<string, string>()
  const inStore = <T>(use: (store: Storage) => T): T | undefined => {
    try {
      return use(openStore())
    } catch {
      return undefined
    }
  }
  const read = (form: string) => inMemory.get(form) ?? inStore((store) => store.getItem(keyOf(form))) ?? undefined
  return {
    has: (form) => read(form) !== undefined,
    load: (form) => parse(read(form)),
    save(form, draft) {
      const text = JSON.stringify(draft)
      const isStored = inStore((store) => {
        store.setItem(keyOf(form), text)
        return true
      })
      if (isStored) inMemory.delete(form)
      else inMemory.set(form, text)
    },
    remove(form) {
      inMemory.delete(form)
      inStore((store) => store.removeItem(keyOf(form)))
    },
  }
}

export const drafts: Drafts = createDrafts(() => sessionStorage)

/** Written by us, but perhaps by an older version of the site. */
function parse(text: string | undefined): Draft | undefined {
  try {
    const { key, answers, files } = JSON.parse(text ?? 'null') as Record<keyof Draft, unknown>
    return typeof key === 'string' && isTexts(answers) && isTexts(files) ? { key, answers, files } : undefined
  } catch {
    return undefined
  }
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
