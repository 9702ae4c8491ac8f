/** Forms that a page has more than once. What was typed, the ids of fields and the challenge belong to a form, and not to its place. */

interface PageWithForms {
  readonly form?: string | undefined
  readonly sections: readonly { readonly type: string; readonly form?: string }[]
}

const isThereAlready =
  'is on this page already, where visitors would not know which of the two to fill in: take one of them out'

/** @returns the index of each section whose form is the page's own or an earlier section's, and what is wrong. */
export function duplicateForms({ form: own, sections }: PageWithForms): [index: number, message: string][] {
  const placed = [own, ...sections.map(({ form }) => form)]
  return sections.flatMap(({ form }, index): [number, string][] =>
    form !== undefined && placed.indexOf(form) <= index ? [[index, isThereAlready]] : [],
  )
}
