/**
 * Makes a fresh CMS out of a content folder: database, files and the accounts of development.
 *
 *     node src/seed.ts [--content ../../../content] [--data .data/main]
 */
import { mkdir, rename, rm } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runScript } from '../../../../site/node/cli/run-script.ts'
import { databaseFile, dataFolder } from './data-folder.ts'

const { values: options } = parseArgs({ options: { content: { type: 'string' }, data: { type: 'string' } } })
const content = path.resolve(options.content ?? path.join(import.meta.dirname, '../../../../content'))

enableCompileCache()
// Built beside its place and moved there at the end, so that nobody takes half a CMS for a whole one.
if (options.data) process.env['CMS_DATA'] = options.data
const target = dataFolder()
const building = `${target}.building`
process.env['CMS_DATA'] = building
// In production Payload makes no tables, and whoever starts this may have set that for work of its own.
Object.assign(process.env, { NODE_ENV: 'development', DISABLE_PAYLOAD_HMR: 'true' })
await rm(building, { recursive: true, force: true })
await mkdir(building, { recursive: true })

process.exit(await runScript(seed))

/** @returns the exit code. */
async function seed(): Promise<number> {
  const started = performance.now()
  const { readContent } = await import('./seed/read-content.ts')
  const entries = await readContent(content)
  const { getPayload } = await import('payload')
  const { default: config } = await import('./payload.config.ts')
  const payload = await getPayload({ config })
  const { seedPayload } = await import('./seed/seed-payload.ts')
  await seedPayload(payload, entries, path.join(content, 'media'))
  const { closeDatabase } = await import('./seed/close-database.ts')
  await closeDatabase(payload, databaseFile())

  await rm(target, { recursive: true, force: true })
  await mkdir(path.dirname(target), { recursive: true })
  await rename(building, target)
  console.log(`seeded ${entries.length} entries in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return 0
}
