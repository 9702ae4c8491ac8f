/** A card that begins or ends by itself stays in its list, hidden: what is counted there are those that are seen. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

/** Sheets of lists of cards. */
const sheets = ['site/ui/cards/*.css', 'site/features/film-lists/*.css']
/** Of what is counted among all, and is no list of cards. */
const others = /\.highlights li:|\.filters|:has\(li:nth-child\(3\)\)|> :last-child:nth-child\(odd\)/

it('counts no hidden card where the place of cards decides on their layout', () => {
  const found = globSync(sheets, { cwd: repository }).flatMap((file) =>
    readFileSync(join(repository, file), 'utf8')
      .split('\n')
      .filter((line) => /:(?:first|last|only)-child|:nth-(?:last-)?child\((?![^)]*of :not\(\[hidden\]\))/.test(line))
      .filter((line) => !others.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
