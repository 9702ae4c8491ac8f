/** What no time and no size tells of, and what decides how code is made into what browsers get. */
import { it } from 'vitest'
import { settingEdits } from '#test/support/site/incremental/code-edits.ts'
import { incrementalSite } from '#test/support/site/incremental/compare-with-clean-build.ts'
import { unseenCompressedEdits, unseenEdits } from '#test/support/site/incremental/unseen-edits.ts'

it('mends whatever was changed without a trace, follows every setting, and leaves nothing uncompressed or compressed of earlier', {
  timeout: 900_000,
}, () => {
  // It begins with a site that was built uncompressed.
  const site = incrementalSite()
  // What is found by itself may be tested with others; the compiler's settings are no file of the site.
  const isKept = (name: string) => /^(?:kept|torn)/.test(name)
  const rounds = [
    ['compiler'],
    Object.keys(settingEdits),
    [...Object.keys(unseenEdits).filter((name) => !isKept(name)), ...Object.keys(unseenCompressedEdits)],
    Object.keys(unseenEdits).filter(isKept),
  ]
  for (const names of rounds) {
    for (const name of names) site.edit(name, 'neon-warrant')
    site.expectAsClean(names.join())
  }
  site.expectAsClean('no compression', '--no-compression')
})
