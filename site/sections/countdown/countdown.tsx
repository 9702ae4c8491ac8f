import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Countdown } from '#site/ui/countdown/countdown.tsx'
import styles from './countdown.module.css'

export function CountdownSection({ heading, until, done, isOver }: SectionProps<'countdown'>) {
  return (
    <div className={styles.panel}>
      {heading && <h2>{heading}</h2>}
      <Countdown until={until} done={done} isOver={isOver} />
    </div>
  )
}
