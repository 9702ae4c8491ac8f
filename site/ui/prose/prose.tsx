import { type ReactNode, useId } from 'react'
import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import styles from './prose.module.css'
import { renderTree } from './render-tree.tsx'

interface Props {
  readonly tree: ProseTree
  /** Language of the text, where it is not English. */
  readonly language?: string | undefined
  /** Whether nothing stands beside it: on wide screens its first paragraph does then, as a lead. */
  readonly isAlone?: boolean
  /** Stands behind it, as its last part. */
  readonly children?: ReactNode
}

/** Renders prose. */
export function Prose({ tree, language, isAlone = false, children }: Props) {
  return (
    <div className={`${styles.prose} ${isAlone ? styles.alone : ''}`} lang={language}>
      {renderTree(tree)}
      {children}
    </div>
  )
}

/** Prose under a heading that is no larger than the headings within it. */
export function TitledProse({ heading, tree }: { readonly heading: string; readonly tree: ProseTree }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <Prose tree={tree} />
    </section>
  )
}
