/**
 * npm run bench:compare [-- --install] [1000 5000 …]: the same content built by this site and, where they are installed, by Astro
 * and by Eleventy, in one run. The films get a tenth as many cinemas and a fifth as many promotions, without pictures and compression.
 *
 * `--install` fetches the two into `.cache/compare`, as nothing else here needs them. Their pages (`compare/`) have the words
 * of their entries, a list of others and a page for each list: less than ours, which have data for search engines, payloads and script.
 */
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { countsOf } from '#test/support/bench/count.ts'
import { type Cost, costOf, mebibytesIn } from '#test/support/process-cost.ts'
import { repository } from '#test/support/repository.ts'
import { addManyEntries } from '#test/support/snapshot/add-many-entries.ts'
import { seal } from '#test/support/snapshot/seal.ts'

const packages = { astro: '7.3.5', '@11ty/eleventy': '3.1.8' }
const installed = join(repository, '.cache/compare')

interface Generator {
  readonly name: string
  /** Undefined where it is always there. */
  readonly package?: keyof typeof packages
  /** Makes the folder in which it builds into `dist`. @returns the file of a film, to be edited */
  prepare(content: string, folder: string, film: string): string
  readonly command: readonly [string, ...string[]]
}

/** For Eleventy: where it puts an entry. */
const pageOfEntry = { layout: 'page.njk', permalink: "{{ page.filePathStem | remove_first: '/entries' }}/index.html" }

const inCompare = (name: 'astro' | 'eleventy', command: readonly string[]) => ({
  prepare(content: string, folder: string, film: string): string {
    cpSync(join(repository, 'test/bench/compare', name), folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n')
    symlinkSync(join(installed, 'node_modules'), join(folder, 'node_modules'))
    writeMarkdown(content, join(folder, 'entries'))
    if (name === 'eleventy') writeFileSync(join(folder, 'entries/entries.json'), JSON.stringify(pageOfEntry))
    return join(folder, 'entries/movie', film.replace(/\.mdx$/, '.md'))
  },
  command: [process.execPath, ...command] as const,
})

const generators: readonly Generator[] = [
  {
    name: 'Eleventy',
    package: '@11ty/eleventy',
    ...inCompare('eleventy', ['node_modules/@11ty/eleventy/cmd.cjs']),
  },
  { name: 'Astro', package: 'astro', ...inCompare('astro', ['node_modules/astro/bin/astro.mjs', 'build']) },
  {
    name: 'this site',
    prepare(content, folder, film) {
      for (const name of ['site', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'])
        cpSync(join(repository, name), join(folder, name), { recursive: true })
      symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
      cpSync(content, join(folder, 'content'), { recursive: true })
      return join(folder, 'content/entries/movie', film)
    },
    command: [process.execPath, 'site/node/cli/cli.ts', '--no-pictures', '--no-compression'],
  },
]

const { values, positionals } = parseArgs({ options: { install: { type: 'boolean' } }, allowPositionals: true })
if (values.install) install()
const present = generators.filter(({ package: name }) => !name || existsSync(join(installed, 'node_modules', name)))
const missing = generators.filter((generator) => !present.includes(generator)).map(({ name }) => name)
if (missing.length > 0) console.log(`Not installed: ${missing.join(', ')}. With --install they are fetched first.`)
console.log('| Films | | clean: wall / CPU s | one edit: wall / CPU s | peak MiB | dist MiB | script of a film, gzip |')
console.log('| --: | :-- | --: | --: | --: | --: | --: |')
for (const films of countsOf(positionals, [1000, 5000])) await compare(films)

async function compare(films: number): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'gsc-compare-'))
  try {
    const content = join(work, 'content')
    const filter = (path: string) => !path.endsWith('/content/media')
    cpSync(join(repository, 'content'), content, { recursive: true, filter })
    const [film = ''] = await addManyEntries(content, { movie: films, cinema: films / 10, promotion: films / 5 })
    seal(content)
    for (const generator of present) {
      const figures = figuresOf(generator, content, join(work, generator.name), film)
      console.log(`| ${films} | ${generator.name} | ${figures.join(' | ')} |`)
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** @returns the cells of its row, after its name. */
function figuresOf({ name, prepare, command }: Generator, content: string, cwd: string, film: string): string[] {
  mkdirSync(cwd)
  const file = prepare(content, cwd, film)
  const env = {
    ...process.env,
    SITE_URL: 'https://site.example',
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  }
  const clean = costOf(command, { cwd, env })
  appendFileSync(file, '\nOne more line.\n')
  if (name === 'this site') seal(join(cwd, 'content'))
  const edit = costOf(command, { cwd, env })
  const dist = join(cwd, 'dist')
  const page = join(dist, 'movie', film.replace(/\.mdx$/, ''), 'index.html')
  if (!readFileSync(page, 'utf8').includes('One more line.')) throw new Error(`${name}: the edit is not in ${page}.`)
  const script = `${(scriptOf(dist, page) / 1024).toFixed(1)} KB`
  return [seconds(clean), seconds(edit), clean.peak.toFixed(0), mebibytesIn(dist).toFixed(0), script]
}

function seconds({ wall, cpu }: Cost): string {
  return `${wall.toFixed(1)} / ${cpu.toFixed(1)}`
}

/** Bytes of all scripts that a page names, as gzip. */
function scriptOf(dist: string, page: string): number {
  const named = new Set(readFileSync(page, 'utf8').match(/\/(?:assets|_astro)\/[\w.-]+\.js\b/g))
  return [...named].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
}

/** The entries that have words, as Markdown: what is a component of ours stands there as an element. */
function writeMarkdown(content: string, target: string): void {
  for (const file of globSync('{movie,cinema,promotion,news,event,experience}/*.mdx', {
    cwd: join(content, 'entries'),
  })) {
    const path = join(target, file.replace(/\.mdx$/, '.md'))
    mkdirSync(dirname(path), { recursive: true })
    cpSync(join(content, 'entries', file), path)
  }
}

function install(): void {
  mkdirSync(installed, { recursive: true })
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ private: true, dependencies: packages }))
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], {
    cwd: installed,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('npm install failed.')
}
