import type { HireChoice, PackageChoice } from '#site/features/form/hire-choice.ts'
import type { Limit } from '#site/features/form/limit.ts'
import type { FormFieldView } from '#site/loaders/content-pages/forms/form.ts'
import { ChosenFile } from './chosen-file.tsx'
import { HallFacts } from './hall-facts.tsx'
import { PackageFacts } from './package-facts.tsx'
import { SpokenLimit } from './spoken-limit.tsx'
import { SuggestedQuestions } from './suggested-questions.tsx'

interface Props {
  readonly field: FormFieldView
  readonly answer: string
  readonly limit: Limit | undefined
  readonly file: File | undefined
  readonly choice: HireChoice | PackageChoice | undefined
  onRemoveFile(): void
}

/** What a field has to say about its answer, besides what is wrong with it. */
export function FieldExtras({ field, answer, limit, file, choice, onRemoveFile }: Props) {
  if (limit) return <SpokenLimit {...limit} />
  if (field.type === 'upload') return <ChosenFile file={file} onRemove={onRemoveFile} />
  if (choice) return 'offer' in choice ? <PackageFacts {...choice} /> : <HallFacts {...choice} />
  if ('options' in field && field.options.some(({ questions }) => questions))
    return <SuggestedQuestions questions={field.options.find(({ value }) => value === answer)?.questions ?? []} />
  return null
}
