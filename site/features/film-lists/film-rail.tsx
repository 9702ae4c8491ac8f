import type { ComponentProps } from 'react'
import { CardRail } from '#site/ui/cards/cards.tsx'
import { useFilmsIn } from './use-films-in.ts'

type Props = ComponentProps<typeof CardRail> & { readonly tab: Parameters<typeof useFilmsIn>[0] }

/** A rail of the films of one tab; renders nothing without films. */
export const FilmRail = ({ tab, cards, ...rest }: Props) => <CardRail {...rest} cards={useFilmsIn(tab, cards)} />
