import { type ReactNode, useMemo } from 'react'
import { ownValue } from '#content/schema/own-value.ts'
import { useLoaded } from '#site/features/brief-cinemas/use-loaded.ts'
import { loadOnce } from '#site/navigation/payload/load-once.ts'
import { type OffersByCinema, offersFile } from '#site/shared/offers.ts'
import { type CardNote, CardNoteContext } from '#site/ui/cards/card-note.ts'
import { useMyCinema } from './my-cinema.ts'

const loadOffers = loadOnce<OffersByCinema>(offersFile)

/** Says on the cards of offers which are good at the visitor's cinema. */
export function OfferNotes({ children }: { readonly children: ReactNode }) {
  const mine = useMyCinema()
  const offers = useLoaded(loadOffers, mine !== undefined)
  const note = useMemo((): CardNote => {
    const own = new Set<string | undefined>(
      mine && offers && ownValue(offers, mine.href)?.flatMap((name) => ownValue(offers, name) ?? name),
    )
    return ({ href }) => (own.has(href) ? 'At your cinema' : undefined)
  }, [mine, offers])
  return <CardNoteContext value={note}>{children}</CardNoteContext>
}
