/**
 * A card that begins or ends by itself stays in its list, hidden. Sheets that counted children would count it; if they counted those that
 * are seen, others would move as it comes or goes. So `CardList` marks cards by their place, as of the build.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

/** Labels on a card; and the last card of phones, where what comes after it is another part of the page. */
const others = /\.highlights li:|:is\(\.posterGrid, \.squareGrid\) > li:/

it('leaves it to lists of cards to count them', () => {
  const found = globSync('site/ui/cards/*.css', { cwd: repository }).flatMap((file) =>
    readFileSync(join(repository, file), 'utf8')
      .split('\n')
      .filter((line) => /:(?:first|last|only|nth|nth-last)-child/.test(line) && !others.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
