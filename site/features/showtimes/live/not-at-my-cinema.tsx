import { loadCinemas } from '#site/features/brief-cinemas/load-cinemas.ts'
import { useLoaded } from '#site/features/brief-cinemas/use-loaded.ts'
import type { MyCinema } from '#site/features/my-cinema/my-cinema.ts'
import { Link } from '#site/ui/link/link.tsx'

/** Why the visitor's cinema is not among those that show a film; until that is known, a line of its height. */
export function NotAtMyCinema({ mine: { href, name } }: { readonly mine: MyCinema }) {
  const cinemas = useLoaded(loadCinemas)
  const isSilent = cinemas?.some((cinema) => cinema.href === href && cinema.sellsNothing)
  return (
    <p className="note">
      {!cinemas ? (
        '\u00a0'
      ) : isSilent ? (
        <>
          {name} sells nothing online. <Link href={href}>Ask the cinema</Link> what it shows.
        </>
      ) : (
        `${name} does not show this film.`
      )}
    </p>
  )
}
