import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { dayWords } from '#site/shared/time/day-words.ts'
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

/** Without words in the build, as nobody knows when the page is read. */
function Day() {
  const now = useCurrentTime([])
  if (now === undefined) return <span className="day" />
  const { weekday, date } = dayWords(now)
  return <span className="day">{`${weekday} ${date}`}</span>
}
