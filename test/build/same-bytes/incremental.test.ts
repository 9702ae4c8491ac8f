/** Whatever is edited, added, renamed and removed: what a build makes of the last output is what it would make of nothing. */
import fc from 'fast-check'
import { it } from 'vitest'
import { codeEdits, settingEdits } from '#test/support/site/incremental/code-edits.ts'
import { incrementalSite } from '#test/support/site/incremental/compare-with-clean-build.ts'
import { contentEdits, type Edit } from '#test/support/site/incremental/content-edits.ts'
import { unseenEdits } from '#test/support/site/incremental/unseen-edits.ts'

const films = ['redline-kl', 'neon-warrant', 'mata-terakhir', 'sawah-terakhir']
const some = <Edits extends Record<string, Edit>>(edits: Edits, most: number) =>
  fc.array(fc.record({ name: fc.constantFrom(...Object.keys(edits)), film: fc.constantFrom(...films) }), {
    maxLength: most,
  })
it('makes of the last output what it would make of nothing', { timeout: 600_000 }, () => {
  // Compressing is most of the work, and tested in unseen-changes.test.ts.
  const site = incrementalSite('--no-compression')
  fc.assert(
    fc.property(
      some(contentEdits, 3),
      some({ ...codeEdits, ...settingEdits }, 2),
      some(unseenEdits, 3),
      (content, code, unseen) => {
        const edits = [...content, ...code, ...unseen]
        for (const { name, film } of edits) site.edit(name, film)
        site.expectAsClean(edits.map(({ name }) => name).join())
      },
    ),
    {
      numRuns: 5,
      endOnFailure: true,
      seed: 20_261_002,
      examples: [[[{ name: 'festival', film: 'redline-kl' }], [], []]],
    },
  )
})
