/**
 * `npm run bench:report`: what a report costs, for the sample and for 5,000 films of which 50 changed.
 *
 * The first of two is that of a machine that has read nothing before; the second has what the first has kept. Seconds depend on the
 * machine and on how busy it is, CPU seconds less so. Memory is the largest resident set. Each row is a process of its own.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repository } from '#test/support/repository.ts'
import { addManyEntries } from '#test/support/snapshot/add-many-entries.ts'
import { copySnapshot } from '#test/support/snapshot/copy-snapshot.ts'
import { seal } from '#test/support/snapshot/seal.ts'

const git = (cwd: string, ...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@gsc.example', ...args], { cwd })

for (const [films, changed] of [
  [0, 1],
  [5000, 50],
] as const) {
  const folder = mkdtempSync(join(tmpdir(), 'gsc-bench-'))
  try {
    await prepare(folder, films, changed)
    for (const what of ['first', 'again']) measure(folder, `${films || 'sample'}, ${changed} changed, ${what}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function prepare(folder: string, films: number, changed: number): Promise<void> {
  const content = join(folder, 'content')
  mkdirSync(content)
  copySnapshot(join(repository, 'content'), content, { withMedia: true })
  const movies = join(content, 'entries/movie')
  const made = await addManyEntries(content, { movie: films })
  seal(content)
  git(folder, 'init', '-q')
  git(folder, 'add', '.')
  git(folder, 'commit', '-qm', 'as it was')
  const files = made.length > 0 ? made.slice(0, changed) : ['redline-kl.mdx']
  for (const [index, file] of files.entries()) {
    const text = readFileSync(join(movies, file), 'utf8')
    writeFileSync(
      join(movies, file),
      text.replace(/^title: .*$/m, `title: Another name ${index}`).replace(/\n*$/, '\n\nOne more line.\n'),
    )
  }
  seal(content)
}

function measure(folder: string, what: string): void {
  const begin = performance.now()
  const command = ['-f', '%U %S %M', process.execPath, join(repository, 'review/cli.ts'), '--base', 'HEAD']
  const { stdout, stderr } = spawnSync('/usr/bin/time', command, { cwd: folder, encoding: 'utf8' })
  const seconds = (performance.now() - begin) / 1000
  const [user = 0, system = 0, kilobytes = 0] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
  const cells = [
    `${seconds.toFixed(1)} s`,
    `${(user + system).toFixed(1)} s CPU`,
    `${Math.round(kilobytes / 1024)} MiB`,
  ]
  console.log(`${what.padEnd(28)}${cells.map((cell) => cell.padStart(14)).join('')}   ${stdout.split('\n')[0]}`)
}
