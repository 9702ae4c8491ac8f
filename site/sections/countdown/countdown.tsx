import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Countdown } from '#site/ui/countdown/countdown.tsx'
import { useIsDone } from '#site/ui/countdown/use-now.ts'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './countdown-panel.css?url'

/** The heading is what it counts to, and changes when the time has come. */
export function CountdownSection({ heading, until, done, isOver }: SectionProps<'countdown'>) {
  const isDone = useIsDone(until.iso, isOver)
  return (
    <div className="countdownPanel">
      <PageStyles href={stylesUrl} />
      {heading && <h2>{isDone ? done : heading}</h2>}
      <Countdown until={until} isOver={isOver} {...(heading ? {} : { done })} />
    </div>
  )
}
