import { loadCinemas } from '#site/features/brief-cinemas/load-cinemas.ts'
import { useLoaded } from '#site/features/brief-cinemas/use-loaded.ts'
import type { MyCinema } from '#site/features/my-cinema/my-cinema.ts'
import { Link } from '#site/ui/link/link.tsx'

/** Why the visitor's cinema is not among those that show a film; until that is known, a line of its height. */
export function NotHere({ mine: { href, name } }: { readonly mine: MyCinema }) {
  const cinemas = useLoaded(loadCinemas)
  const cinema = cinemas?.find((one) => one.href === href)
  if (cinemas === undefined) return <p className="note">{'\u00a0'}</p>
  if (!cinema?.sellsNothing) return <p className="note">{name} does not show this film.</p>
  return (
    <p className="note">
      {name} sells nothing online, so it is not known here what it shows: <Link href={href}>ask the cinema</Link>.
    </p>
  )
}
