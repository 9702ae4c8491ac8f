import type { ComponentProps } from 'react'
import { Countdown as Counter } from '#site/ui/countdown/countdown.tsx'

/** A countdown between paragraphs. */
export function Countdown({
  until,
  label,
  done = 'The time has come.',
  isOver = false,
}: ComponentProps<typeof Counter>) {
  return <Counter until={until} {...(label ? { label } : {})} done={done} isOver={isOver} />
}
