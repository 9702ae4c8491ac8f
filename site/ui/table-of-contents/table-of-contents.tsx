import type { ReactNode } from 'react'
import { Icon } from '#site/ui/icon/icon.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './table-of-contents.css?url'

interface Props {
  readonly label: string
  /** Whether it is left out for the time being; the text keeps its place. */
  readonly isHidden?: boolean
  /** Whether the text is one to be read, and not a list of sections. */
  readonly isProse?: boolean
  /** Language of the entries, where it is not English. */
  readonly language?: string | undefined
  readonly entries: readonly { readonly id: string; readonly text: string }[]
  /** The text that the entries link into. */
  readonly children: ReactNode
}

/** A long text with its table of contents: beside it on wide screens, folded above it on phones. */
export function TableOfContents({ label, isHidden = false, isProse = false, language, entries, children }: Props) {
  if (entries.length === 0) return <div className="wrap">{children}</div>
  return (
    <div className="tableOfContents wrap" data-prose={isProse || undefined}>
      <PageStyles href={stylesUrl} />
      <nav aria-label={label} className="contents" hidden={isHidden}>
        <details className="fold">
          <summary className="summary">
            {label}
            <Icon name="down" />
          </summary>
          <p className="label" aria-hidden="true">
            {label}
          </p>
          <ol className="list" lang={language}>
            {entries.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className="text">{children}</div>
    </div>
  )
}
