import { renderTree } from '../../mdx/render-tree.tsx'
import type { Tree } from '../../mdx/tree.ts'
import styles from './prose.module.css'

interface Props {
  readonly tree: Tree
  /** Where the text is not English. */
  readonly language?: string | undefined
}

/** Rich text. */
export function Prose({ tree, language }: Props) {
  return (
    <div className={styles.prose} lang={language}>
      {renderTree(tree)}
    </div>
  )
}
