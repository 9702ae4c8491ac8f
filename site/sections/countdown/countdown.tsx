import type { SectionProps } from '../section-data.ts'

export function Countdown({ until, done, isOver }: SectionProps<'countdown'>) {
  return <p>{isOver ? done : <time dateTime={until.iso}>{until.text}</time>}</p>
}
