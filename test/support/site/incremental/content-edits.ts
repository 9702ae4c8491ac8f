/** Edits of a site's content, as an export makes them. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteCopy } from '#test/support/site/site-copy.ts'

/** @param film slug of the film that it is about. @param step a number that no other edit of the site has. */
export type Edit = (site: SiteCopy, film: string, step: number) => void

const entry = ({ folder }: SiteCopy, name: string): string => join(folder, 'content/entries', name)
const salesFile = (film: string): string => `content/ticketing/movie/${film}.json`
export const filmFile = (film: string): string => `content/entries/movie/${film}.mdx`

export const contentEdits = {
  body: (site, film, step) => site.edit(filmFile(film), /\n*$/, `\n\nA line of step ${step}.\n`),
  title: (site, film, step) => site.edit(filmFile(film), /^title: .*$/m, `title: Film of step ${step}`),
  rename: (site, film) => {
    const path = entry(site, `movie/${film}.mdx`)
    site.edit(filmFile(film), /^slug: .*$/m, `slug: ${film}-moved`)
    renameSync(path, path.replace(/\.mdx$/, '-moved.mdx'))
  },
  // A question that no entry names; an address that was published must go on answering.
  remove: (site) => {
    const redirect = {
      type: 'redirect',
      id: 'latecomers',
      slug: 'latecomers',
      title: 'Latecomers',
      from: '/faq/can-i-come-in-late',
    }
    rmSync(entry(site, 'faq/can-i-come-in-late.mdx'), { force: true })
    writeFileSync(entry(site, 'redirect/latecomers.json'), `${JSON.stringify({ ...redirect, to: '/faqs' }, null, 2)}\n`)
  },
  add: (site, _film, step) => {
    const text = readFileSync(entry(site, 'news/book-faster-with-the-new-app.mdx'), 'utf8')
    const named = text.replace(/^id: .*$/m, `id: added-${step}`).replace(/^slug: .*$/m, `slug: added-${step}`)
    writeFileSync(entry(site, `news/added-${step}.mdx`), named)
  },
  clock: (site, _film, step) =>
    site.edit('content/snapshot.json', /"asOf": "[^"]*"/, `"asOf": "2026-1${step % 3}-05T04:00:00Z"`),
  list: (site) => {
    const path = entry(site, 'movieList/now-showing.json')
    const list = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, `${JSON.stringify({ ...list, movies: list.movies.toReversed() }, null, 2)}\n`)
  },
  // From its regular run to an advance sale, and back.
  sales: (site, film, step) => {
    const [facts, others] = ['"sale": "now"', `"sale": "advance",\n  "opensAt": "2026-11-0${1 + (step % 9)}T02:00:00Z"`]
    const text = readFileSync(join(site.folder, salesFile(film)), 'utf8')
    site.edit(
      salesFile(film),
      /"sale": .*(?:\n {2}"opensAt": "[^"]*")?/,
      text.includes(facts) ? `${others},` : `${facts},`,
    )
  },
  // Named by the cards of its films, and not by their pages.
  festival: (site, _film, step) =>
    site.edit(
      'content/entries/internationalScreenFilmFestival/east-asian-film-week.mdx',
      /^title: .*$/m,
      `title: Festival of step ${step}`,
    ),
  cinemaClosed: (site, _film, step) =>
    site.edit('content/ticketing/cinemas.json', /"GSC-KYW", "sells": \w+/, `"GSC-KYW", "sells": ${step % 2 === 0}`),
} satisfies Record<string, Edit>
