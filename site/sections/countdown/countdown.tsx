import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Countdown } from '#site/ui/countdown/countdown.tsx'
import { useIsDone } from '#site/ui/countdown/use-now.ts'
import styles from './countdown.module.css'

/** The heading is what it counts to, and changes when the time has come. */
export function CountdownSection({ heading, until, done, isOver }: SectionProps<'countdown'>) {
  const isDone = useIsDone(until.iso, isOver)
  return (
    <div className={styles.panel}>
      {heading && <h2>{isDone ? done : heading}</h2>}
      <Countdown until={until} isOver={isOver} {...(heading ? {} : { done })} />
    </div>
  )
}
