import { useEffect, useState } from 'react'
import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { useCurrentTime } from '#site/ui/clock/use-current-time.ts'
import { Links } from '#site/ui/links/links.tsx'

/** One line: what day it is, and ways into what is on. */
export function Tonight({ heading, ways }: SectionProps<'tonight'>) {
  return (
    <div className="tonightStrip wrap">
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
  const now = useCurrentTime([])
  const [words, setWords] = useState<string>()
  useEffect(() => {
    if (now === undefined) return
    import('#site/shared/time/day-words.ts').then(
      (days) => setWords(`${days.weekdayAt(now)} ${days.dayWords(now).date}`),
      () => {},
    )
  }, [now])
  return <span className="day">{words}</span>
}
