/** A page comes in pieces: what is styled by a part that is not there looks otherwise until that part has come, and moves then. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Why nothing is seen of it. Elsewhere the component says by a class or an attribute which of its parts it has. */
const harmless = new Map([
  ['site/features/film-lists/filtered-films.css', 'what is hidden until its last part has come'],
  ['site/features/popups/popup-card.css', 'drawn as a whole, by a script'],
  ['site/features/showtimes/live/showtimes-row.css', 'drawn as a whole, by a script'],
  ['site/sections/card-grid/card-grid.module.css', 'the link of a card is in its title, before its text'],
  ['site/styles/print.css', 'a page is printed when it has come'],
  ['site/templates/basic/text-beside-form.module.css', 'what is empty until then'],
  ['site/templates/film/film-hero.css', 'a picture, which is nothing without its last part'],
  ['site/ui/breadcrumbs/breadcrumbs.module.css', 'the focus, which nothing has until it has come'],
  ['site/ui/hero/hero-text.module.css', 'the buttons of a head, which come with the first packets of a page'],
  ['site/ui/hero/hero.module.css', 'a picture, which is nothing without its last part'],
])

it('styles nothing by a part that may be still to come', () => {
  const sheets = globSync('site/**/*.css', { exclude: ['site/node/**'] })
  expect(sheets.length).toBeGreaterThan(50)
  const byAbsence = sheets.filter((file) => readFileSync(file, 'utf8').includes(':not(:has('))
  expect(byAbsence.toSorted()).toEqual([...harmless.keys()])
})
