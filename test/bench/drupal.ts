/**
 * `npm run bench:drupal`: what an export from a Drupal costs, for the sample chain and for 5,000 films.
 *
 * The Drupal is the one of the tests, which answers at once: of the seconds, a real one takes most. Requests, bytes and memory of the
 * exporter are those of a real one. Each row is a process of its own.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseMdx } from '#content/format/prose/mdx.ts'
import { countOf } from '#test/support/bench/count.ts'
import { filmWords } from '#test/support/cms/src/bulk/film-words.ts'
import type { DrupalSite } from '#test/support/drupal/held/drupal-site.ts'
import { siteOfContent } from '#test/support/drupal/held/site-of-content.ts'
import { consumer } from '#test/support/drupal/logins.ts'
import { type Drupal, startDrupal } from '#test/support/drupal/server.ts'
import { mdastToHtml } from '#test/support/drupal/text/mdast-to-html.ts'
import { eager, type Measured, measureExport } from '#test/support/snapshot/measure-export.ts'

const { values } = parseArgs({ options: { films: { type: 'string', default: '5000' } } })
const films = countOf(values.films)

const film = 'node--movie/redline-kl'
const term = 'taxonomy_term--genre/genre-action'

/** Copies of a film, each with texts and an address of its own. */
function addFilms(site: DrupalSite, count: number): void {
  const original = site.get(film)
  const names = { entityOf: () => ({ type: 'node', uuid: '', path: '/' }) }
  const html = (mdx: string) => ({ value: mdastToHtml(parseMdx(`${mdx}\n`), names), format: 'full_html' })
  for (let number = 1; number <= count; number++) {
    const { id, title, synopsis, body, savedAt } = filmWords(number)
    const texts = { title, field_synopsis: html(synopsis), body: html(body), field_ticketing_id: `BULK${number}` }
    const place = {
      drupal_internal__nid: 1_000_000 + number,
      path: { alias: `/movie/${id}`, pid: number, langcode: 'en' },
    }
    const attributes = { ...original.attributes, ...texts, ...place, changed: savedAt }
    site.put({ ...original, id, attributes })
  }
}

async function measureAll(name: string, { origin, site }: Drupal): Promise<Measured[]> {
  const access = {
    CMS_KIND: 'drupal',
    CMS_URL: origin,
    CMS_CLIENT_ID: consumer.id,
    CMS_CLIENT_SECRET: consumer.secret,
  }
  const fast = { ...access, ...eager }
  const rows: Measured[] = []
  const folder = mkdtempSync(join(tmpdir(), 'gsc-bench-'))
  try {
    cpSync('content/urls.json', join(folder, 'urls.json'))
    rows.push(await measureExport(`${name}: first, into an empty folder`, folder, [], access))
    rows.push(await measureExport(`${name}: nothing changed`, folder, [], access))
    site.save(film, { field_tagline: `Lap ${rows.length}.` })
    rows.push(await measureExport(`${name}: one film changed`, folder, [], access))
    site.save(term, { name: `Action ${name}` })
    rows.push(await measureExport(`${name}: one term renamed`, folder, [], access))
    rows.push(await measureExport(`${name}: full, 4 at once`, folder, ['--full'], fast))
    rows.push(await measureExport(`${name}: nothing changed, 4 at once`, folder, [], fast))
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const drupal = await startDrupal(await siteOfContent('content'))
try {
  const sample = await measureAll('sample', drupal)
  addFilms(drupal.site, films)
  console.table([...sample, ...(await measureAll(`+${films} films`, drupal))])
} finally {
  await drupal.close()
}
