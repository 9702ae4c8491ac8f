import type { Tree } from '../../mdx/tree.ts'
import { Prose } from '../prose/prose.tsx'

interface Props {
  readonly questions: readonly { readonly id: string; readonly title: string; readonly answer: Tree }[]
}

/** Questions that open to their answers; each can be linked to. */
export function Questions({ questions }: Props) {
  return questions.map(({ id, title, answer }) => (
    <details key={id} id={id}>
      <summary>{title}</summary>
      <Prose tree={answer} />
    </details>
  ))
}
