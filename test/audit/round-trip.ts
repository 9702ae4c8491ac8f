/** `npm run audit:round-trip`: prints how many files came back from the CMS, and fails when one came back different. */
import { roundTrips } from '#test/support/snapshot/round-trips.ts'

let failed = false
for (const { how, run, compared, added, removed, changed } of await roundTrips('content')) {
  const different = [
    ...added.map((file) => `+ ${file}`),
    ...removed.map((file) => `- ${file}`),
    ...changed.map((file) => `~ ${file}`),
  ]
  console.log(`${how}: ${compared} files compared, ${different.length} differ`)
  for (const line of different.slice(0, 50)) console.log(`  ${line}`)
  if (run.code !== 0) console.log(run.printed)
  failed ||= different.length > 0 || run.code !== 0
}
process.exitCode = failed ? 1 : 0
