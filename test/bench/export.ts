/**
 * `npm run bench:export`: what an export costs, for the sample chain and for 5,000 films, on the real CMS.
 *
 * Seconds depend on the machine and on how busy it is; CPU seconds (of the exporter alone) and requests do not. Memory is
 * the largest resident set, from the kernel. Each row is a process of its own.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { countOf } from '#test/support/bench/count.ts'
import { type Cms, startCms } from '#test/support/cms/cms.ts'
import { runScript } from '#test/support/cms/host/child.ts'
import { eager, type Measured, measureExport } from '#test/support/snapshot/measure-export.ts'

const { values } = parseArgs({ options: { films: { type: 'string', default: '5000' } } })
const films = countOf(values.films)

/** Each case with the gentle default (one request at a time, 100 ms apart), and as fast as the CMS answers. */
async function measureAll(name: string, cms: Cms): Promise<Measured[]> {
  const rows: Measured[] = []
  const access = { CMS_URL: cms.origin, CMS_API_KEY: cms.apiKey }
  const folder = mkdtempSync(join(tmpdir(), 'gsc-bench-'))
  try {
    cpSync('content/urls.json', join(folder, 'urls.json'))
    rows.push(await measureExport(`${name}: first, into an empty folder`, folder, [], access))
    rows.push(await measureExport(`${name}: full, files at hand`, folder, ['--full'], access))
    rows.push(await measureExport(`${name}: nothing changed`, folder, [], access))
    await cms.patch('movie', 'redline-kl', { tagline: `Lap ${rows.length}.` })
    rows.push(await measureExport(`${name}: one film changed`, folder, [], access))
    rows.push(await measureExport(`${name}: full, 4 at once`, folder, ['--full'], { ...access, ...eager }))
    rows.push(await measureExport(`${name}: nothing changed, 4 at once`, folder, [], { ...access, ...eager }))
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function main(): Promise<void> {
  const cms = await startCms()
  try {
    const sample = await measureAll('sample', cms)
    await runScript('src/bulk.ts', ['--films', `${films}`, '--data', cms.dataDir])
    console.table([...sample, ...(await measureAll(`+${films} films`, cms))])
  } finally {
    await cms.stop()
  }
}

await main()
