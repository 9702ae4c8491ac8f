import { Form as FormFeature } from '../../features/form/form.tsx'
import type { SectionProps } from '../section-data.ts'

export function Form({ form }: SectionProps<'form'>) {
  return <FormFeature form={form} />
}
