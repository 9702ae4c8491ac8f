import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { filmTickets } from '#site/loaders/films/film-tickets.ts'
import { filmAt } from '#site/loaders/source/film.ts'
import { TicketButton } from '#site/templates/film/ticket-button.tsx'
import { committedSource } from '#test/support/site/site-source.ts'

/** The words and links of the button of a film. */
async function buttonOf(key: string, environment: Readonly<Record<string, string>> = {}): Promise<string> {
  const source = await committedSource(environment)
  const { sale } = filmTickets(source, filmAt(source, key))
  if (!sale) throw new Error(`${key} is in no state.`)
  return renderToStaticMarkup(<TicketButton parts={sale.parts} />)
}

it('leads to the tickets, or says where they are had if no service sells them', async () => {
  const sold = await buttonOf('movie/redline-kl', { TICKETS_URL: 'https://tickets.example/' })
  expect(sold).toMatch(/<a href="https:\/\/tickets\.example\/"[^>]*>.*Buy Now/)
  expect(sold).not.toContain('box office')
  const unsold = await buttonOf('movie/redline-kl')
  expect(unsold).toContain('>Tickets at the box office<')
  expect(unsold).not.toContain('<a ')
})

it('sends nobody to the box office for a film that is not on sale', async () => {
  expect(await buttonOf('movie/chrome-orchid')).not.toContain('box office')
})
