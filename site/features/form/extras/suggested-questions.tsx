import type { SuggestedQuestion } from '#site/loaders/content-pages/forms/form.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'

interface Props {
  readonly questions: readonly SuggestedQuestion[]
}

/** Questions that are answered already and fit what was chosen: folded, so that nothing stands between two fields. */
export function SuggestedQuestions({ questions }: Props) {
  const count = questions.length === 1 ? 'One answer' : `${questions.length} answers`
  return (
    <>
      <p role="status" className="visually-hidden">
        {questions.length > 0 && `${count} that may help, below.`}
      </p>
      {questions.length > 0 && (
        <details className="formSuggestions">
          <summary>
            {count} that may save you writing
            <Icon name="down" size={1} />
          </summary>
          <ul>
            {questions.map(({ title, href }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
