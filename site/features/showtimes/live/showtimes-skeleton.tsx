import { firstItems } from '#site/features/show-more/first-items.ts'
import type { ShowtimesData } from '#site/features/showtimes/showtimes-data.ts'
import { shownAtFirst } from './order-groups.ts'

const week = [0, 1, 2, 3, 4, 5, 6]

/** The shape of what is asked for: days, and the rows that are known already. */
export function ShowtimesSkeleton({ part: { groups } }: { readonly part: ShowtimesData }) {
  return (
    <div>
      <p className="visually-hidden">Asking for the showtimes …</p>
      {/* Inert, as browsers stop at what can be scrolled: the focus would go with it when the answer comes. */}
      <div aria-hidden="true" inert>
        <div className="days">
          {week.map((day) => (
            <span key={day} className="day expected" />
          ))}
        </div>
        <ul className="rows">
          {firstItems(groups, shownAtFirst).map(({ title }, index) => (
            <li key={index} className="row">
              <p className="title">{title}</p>
              <p className="times">
                <span className="time expected" />
                <span className="time expected" />
                <span className="time expected" />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
