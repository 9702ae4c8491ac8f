import { dayAt } from '#content/schema/time-zone.ts'
import { toast } from '#site/features/toast/toast.ts'
import { currentTime } from '#site/shared/time/clock.ts'
import { addToMyList, listedFilms } from './my-list.ts'
import { openingText, opensSoon } from './opening-text.ts'

/** Tells a visitor who comes back that a film of theirs opens within days: of the next one, and once a day. */
export function notifyNextOpening(): void {
  const now = currentTime()
  const today = dayAt(now)
  const soon = listedFilms().filter(({ from }) => from !== undefined && opensSoon(from, now))
  const [next] = soon.toSorted((a, b) => Date.parse(a.from ?? '') - Date.parse(b.from ?? ''))
  if (next?.from === undefined || soon.some(({ toldOn }) => toldOn === today)) return
  addToMyList({ ...next, toldOn: today })
  toast(`${next.title} ${openingText(next.from, now)}.`)
}
