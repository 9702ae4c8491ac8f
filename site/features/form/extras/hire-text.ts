import type { HallHire } from '#site/loaders/content-pages/cinemas/hall-hire.ts'

type Hall = HallHire['halls'][number]

/** The cinema and the hall that are chosen, in a sentence for screen readers. A cinema may not say which halls it has. */
export function hireText(cinema: Pick<HallHire, 'title' | 'seats' | 'halls'>, hall?: Hall): string {
  const { title, halls } = cinema
  if (hall) return `${title}, ${hall.name}: ${seatCount(hall)}.`
  return `${title}: ${halls.length === 0 ? '' : `${hallCount(halls)}, `}${seatCount(cinema)}.`
}

const hallCount = ({ length }: readonly Hall[]): string => (length === 1 ? 'one hall' : `${length} halls`)

const seatCount = ({ seats }: Pick<Hall, 'seats'>): string => (seats === '1' ? '1 seat' : `${seats} seats`)
