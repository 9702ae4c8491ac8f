import { Form as FormFeature } from '#site/features/form/form.tsx'
import type { SectionProps } from '#site/loaders/content-pages/sections.ts'

export function Form({ form }: SectionProps<'form'>) {
  return <FormFeature form={form} />
}
