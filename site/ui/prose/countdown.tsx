import { Countdown as Counter } from '#site/ui/countdown/countdown.tsx'

interface Props {
  readonly until: { readonly iso: string; readonly text: string }
  readonly label?: string
  readonly done?: string
  readonly isOver?: boolean
}

/** A countdown between paragraphs. */
export function Countdown({ until, label, done = 'The time has come.', isOver = false }: Props) {
  return <Counter until={until} {...(label ? { label } : {})} done={done} isOver={isOver} />
}
