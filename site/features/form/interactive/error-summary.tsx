import { useEffect, useId, useRef } from 'react'
import { Icon } from '#site/ui/icon/icon.tsx'

interface Props {
  /** Label and sentence, by the id of the control. */
  readonly problems: readonly { readonly id: string; readonly label: string; readonly problem: string }[]
  /** Each one more brings the focus here. */
  readonly attempts: number
}

/** What has to be mended before the form can be sent. Each line leads to its field. */
export function ErrorSummary({ problems, attempts }: Props) {
  const id = useId()
  const element = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt is what brings the focus.
  useEffect(() => {
    if (problems.length > 0) element.current?.focus()
  }, [attempts])
  if (problems.length === 0) return null
  return (
    <section ref={element} tabIndex={-1} aria-labelledby={id} className="formSummary">
      <p id={id} className="formSummaryHeading">
        <Icon name="warning" />
        {problems.length === 1 ? 'One answer needs another look' : `${problems.length} answers need another look`}
      </p>
      <ul>
        {problems.map(({ id, label, problem }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {label}
            </a>
            <span>{problem}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
