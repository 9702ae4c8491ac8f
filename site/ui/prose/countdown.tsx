import { Countdown as Counter } from '#site/ui/countdown/countdown.tsx'

interface Props {
  readonly until: { readonly iso: string; readonly text: string }
  readonly label?: string
}

/** A countdown between paragraphs. */
export function Countdown({ until, label }: Props) {
  return <Counter until={until} {...(label ? { label } : {})} done="The time has come." />
}
