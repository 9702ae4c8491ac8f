import { dayAt } from '#content/schema/time-zone.ts'
import { currentTime } from '#site/shared/time/clock.ts'
import { dropFilm, keepFilm, type ListedFilm, useMyList } from './my-list.ts'

/** Whether a film is on the visitor's list, and what puts it there or takes it off. @param from the release, an instant */
export function useKept({ href, title, from }: Pick<ListedFilm, 'href' | 'title'> & { from: string | undefined }) {
  const isKept = useMyList().some((film) => film.href === href)
  const toggle = () => {
    if (isKept) dropFilm(href)
    // Whoever has just read when it opens is not told so on the same day.
    else keepFilm({ href, title, ...(from === undefined ? {} : { from }), toldOn: dayAt(currentTime()) })
  }
  return { isKept, toggle }
}
