import { weekdayAt } from '#site/shared/time/time-of-day.ts'
import { useCurrentTime } from '#site/ui/clock/use-current-time.ts'

interface Props {
  readonly rows: readonly { readonly days: string; readonly hours: string; readonly week: readonly string[] }[]
}

/** The current day is known in the browser only, so today's row is highlighted after hydration. */
export function OpeningHours({ rows }: Props) {
  const now = useCurrentTime([])
  const today = now === undefined ? undefined : weekdayAt(now)
  const current = rows.find(({ week }) => today !== undefined && week.includes(today))
  return (
    <table className="hours">
      <caption className="visually-hidden">Opening hours</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Days</th>
          <th scope="col">Hours</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} data-today={row === current || undefined}>
            <th scope="row">
              {row.days}
              {row === current && <span className="visually-hidden"> (today)</span>}
            </th>
            <td>{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
