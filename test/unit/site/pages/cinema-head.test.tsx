import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import { CinemaHero } from '#site/pages/cinema/cinema-hero.tsx'
import { load } from '#site/pages/cinema/loader.ts'
import { committedSource } from '#test/support/site/site-source.ts'

/** Labels and addresses of what the head of a cinema leads to. */
async function headWith(settings: Record<string, string>) {
  const source = await committedSource(settings)
  const page = sitePages(source).find(({ path }) => path === '/cinema/gsc-kayangan-walk')
  if (!page) throw new Error('The sample has no such cinema.')
  const html = renderToStaticMarkup(<CinemaHero cinema={load(source, page).data} />)
  return [...html.matchAll(/<a [^>]*href="((?:#|https:)[^"]*)".*?<\/a>/g)].map(([link, href]) => [
    link.replaceAll(/<[^>]*>/g, '').trim(),
    href,
  ])
}

it('leads to the tickets of a cinema, and to what is on there where nobody sells any on the web', async () => {
  const gettingHere = ['Getting here', '#planAVisit']
  expect(await headWith({})).toEqual([['What’s on', '#showTimes'], gettingHere])
  expect(await headWith({ SHOWTIMES_URL: 'https://cinemas.example/{id}' })).toEqual([
    ['Buy Now', 'https://cinemas.example/GSC-KYW'],
    gettingHere,
  ])
})
