import { useEffect, useState } from 'react'
import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { watchClock } from '#site/ui/clock/watch-clock.ts'
import { Links } from '#site/ui/links/links.tsx'

/** One line: which day tonight is, and ways into what is on. */
export function Tonight({ heading, ways }: SectionProps<'tonight'>) {
  return (
    <div className="tonightStrip wrap" data-print="none">
      <h2 className="title">
        {heading ?? 'Tonight'} <Day />
      </h2>
      <div className="ways">
        <Links links={ways} />
      </div>
    </div>
  )
}

/** Without words in the build, as nobody knows when the page is read. Its code is fetched then: the page does without it where it does not come. */
function Day() {
  const [words, setWords] = useState<string>()
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    import('#site/shared/time/evening.ts').then(
      ({ eveningAt }) => {
        if (isGone) return
        stop = watchClock(
          (now) => eveningAt(now).endsAt,
          (now) => setWords(eveningAt(now).words),
        )
      },
      () => {},
    )
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return <span className="day">{words}</span>
}
