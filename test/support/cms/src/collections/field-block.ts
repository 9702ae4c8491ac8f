/** From a field of a form as Payload has it to a field of the contract. */
import type { FormField } from '../../../../../content/schema/answers/form-field.ts'

/** What an editor left empty is null, and an empty group is there all the same. */
export interface FieldBlock extends Readonly<Record<string, unknown>> {
  readonly blockType: string
}

export function fieldOf({ blockType, shownWhen, ...block }: FieldBlock): FormField {
  const condition = shownWhen as { readonly field?: string | null; readonly values?: readonly string[] } | undefined
  const filled = Object.entries(block).filter(([, value]) => value !== null)
  // Checked against the contract when the editor saved it.
  return {
    type: blockType,
    options: [],
    ...Object.fromEntries(filled),
    ...(condition?.field ? { shownWhen: { field: condition.field, values: condition.values ?? [] } } : {}),
  } as unknown as FormField
}
