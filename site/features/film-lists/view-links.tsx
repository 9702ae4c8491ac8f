import { useQuery, withParameters } from '#site/navigation/use-query.ts'
import { useLocation } from '#site/router/location-context.ts'
import { Link } from '#site/ui/link/link.tsx'

/** How films are shown; the first is what the page is built with. */
const views = { posters: 'Posters', list: 'List', days: 'By opening day' } as const

/** @param view one of `views`, or what else the address says. */
export function ViewLinks({ view }: { readonly view: string }) {
  const query = useQuery()
  const { pathname } = useLocation()
  return (
    <ul className="views" aria-label="Show as">
      {Object.entries(views).map(([name, label]) => (
        <li key={name}>
          <Link
            href={`${pathname}?${withParameters(query, { view: name === 'posters' ? '' : name })}`}
            aria-current={name === view ? 'true' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
