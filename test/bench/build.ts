/**
 * npm run bench:build [200 1000 …]: what building costs for so many films, each with about 300 words of prose, a tenth as many
 * cinemas and a fifth as many promotions.
 *
 * Every row is a process of its own, so that its CPU time and memory are its own. Pictures are left out: they are made once.
 * So is compression, but for the first row: most hosts compress by themselves. Of 5,000 films, some rows have bars.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Bars } from '#test/support/bench/bars.ts'
import { countsOf } from '#test/support/bench/count.ts'
import { type Cost, costOf, mebibytesIn } from '#test/support/process-cost.ts'
import { repository } from '#test/support/repository.ts'
import { addManyEntries } from '#test/support/snapshot/add-many-entries.ts'
import { seal } from '#test/support/snapshot/seal.ts'

const sizes = countsOf(process.argv.slice(2), [200, 1000, 5000, 10_000])

interface Row extends Cost {
  readonly what: string
  readonly rendered: number
}

/** For 5,000 films: seconds, and MiB. */
const most: Readonly<Record<string, Partial<Cost>>> = {
  clean: { cpu: 30, wall: 20, peak: 600 },
  'nothing changed': { cpu: 3 },
  'one body': { cpu: 3 },
  'one title': { cpu: 3 },
}

const bars = new Bars()
const env = { ...process.env, SITE_URL: 'https://site.example' }
const folders: string[] = []
try {
  for (const size of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'gsc-bench-'))
    folders.push(folder)
    for await (const row of measure(folder, size)) {
      print(size, row)
      if (size === 5000) hold(row)
    }
    const scripts = globSync('dist/assets/*.js', { cwd: folder })
    const bytes = scripts.reduce((sum, script) => sum + statSync(join(folder, script)).size, 0)
    console.log(
      `${String(size).padStart(6)}  output ${mebibytesIn(join(folder, 'dist')).toFixed(0)} MiB, of which script ${bytes} B in ${scripts.length} files\n`,
    )
  }
} finally {
  // Only now: ext4 keeps away from what has just been removed, and for minutes makes new files at several times the cost.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
if (sizes.includes(5000)) bars.conclude()

async function* measure(folder: string, size: number): AsyncGenerator<Row> {
  for (const name of ['content', 'site', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'])
    cpSync(join(repository, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.endsWith('/content/media'),
    })
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  const counts = { movie: size, cinema: size / 10, promotion: size / 5 }
  const [, film = ''] = await addManyEntries(join(folder, 'content'), counts)
  const edited = join(folder, 'content/entries/movie', film)
  const edit = (pattern: RegExp, text: string) =>
    writeFileSync(edited, readFileSync(edited, 'utf8').replace(pattern, text))
  yield build(folder, 'clean, compressed', ['--out', 'compressed', '--cache', '.cache/compressed'])
  yield build(folder, 'clean')
  yield build(folder, 'nothing changed')
  edit(/\n$/, '\nOne more line.\n')
  yield build(folder, 'one body')
  edit(/^title: .*$/m, 'title: Another name')
  yield build(folder, 'one title')
  writeFileSync(
    join(folder, 'site/language/en.ts'),
    `${readFileSync(join(folder, 'site/language/en.ts'), 'utf8')}\n// changed\n`,
  )
  yield build(folder, 'code')
}

function build(folder: string, what: string, options = ['--no-compression']): Row {
  seal(join(folder, 'content'))
  const command = [process.execPath, 'site/node/cli/cli.ts', '--no-pictures', ...options] as const
  const { stdout, ...cost } = costOf(command, { cwd: folder, env })
  return { what, rendered: Number(/rendered +(\d+)/.exec(stdout)?.[1]), ...cost }
}

function hold({ what, ...cost }: Row): void {
  for (const [name, bar] of Object.entries(most[what] ?? {}))
    bars.hold(`${what}, ${name}`, cost[name as keyof Cost], bar)
}

function print(size: number, { what, rendered, cpu, wall, peak }: Row): void {
  const cells = [`${rendered} rendered`, `${cpu.toFixed(1)} s CPU`, `${wall.toFixed(1)} s`, `${peak.toFixed(0)} MiB`]
  console.log(`${String(size).padStart(6)}  ${what.padEnd(17)} ${cells.map((cell) => cell.padStart(16)).join('')}`)
}
