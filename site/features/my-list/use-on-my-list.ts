import { dayAt } from '#content/schema/time-zone.ts'
import { currentTime } from '#site/shared/time/clock.ts'
import { addToMyList, type ListedFilm, removeFromMyList, useMyList } from './my-list.ts'

/** Whether a film is on the visitor's list, and what puts it there or takes it off. @param from the release, an instant */
export function useOnMyList({ href, title, from }: Pick<ListedFilm, 'href' | 'title'> & { from: string | undefined }) {
  const isKept = useMyList().some((film) => film.href === href)
  const toggle = () => {
    if (isKept) removeFromMyList(href)
    // Whoever has just read when it opens is not told so on the same day.
    else addToMyList({ href, title, ...(from === undefined ? {} : { from }), toldOn: dayAt(currentTime()) })
  }
  return { isKept, toggle }
}
