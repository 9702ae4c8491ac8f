/** The command, on the sample content in a repository of its own. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Report } from '#review/report.ts'
import { repository } from '#test/support/repository.ts'
import { copySnapshot } from '#test/support/snapshot/copy-snapshot.ts'
import { seal } from '#test/support/snapshot/seal.ts'
import { temporaryFolderFor } from '#test/support/temporary-folder.ts'

const folder = temporaryFolderFor(afterAll)
const content = join(folder, 'content')

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@gsc.example', ...args], { cwd: folder })

beforeAll(() => {
  mkdirSync(content)
  copySnapshot(join(repository, 'content'), content)
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'as it was')
})

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repository, 'review/cli.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  })
  const read = (name: string) => readFileSync(join(folder, '.cache/report', name), 'utf8')
  return {
    status,
    said: stdout + stderr,
    markdown: () => read('report.md'),
    report: () => JSON.parse(read('report.json')) as Report,
  }
}

function edit(file: string, pattern: string | RegExp, text: string): void {
  const path = join(content, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toMatch(pattern)
  writeFileSync(path, before.replace(pattern, text))
}

it('says in a line that nothing changed, and ends with 0', () => {
  const { status, markdown } = run('--base', 'main')
  expect(status).toBe(0)
  expect(markdown()).toBe('⚪ Nothing changed: visitors see what they saw before.\n')
})

it('says what is put back where the base was damaged and nothing that visitors see differs', () => {
  edit('urls.json', /^\{/, '[')
  git('commit', '-qam', 'edited by hand')
  git('branch', 'edited')
  edit('urls.json', /^\[/, '{')
  const { status, markdown, report } = run('--base', 'edited')
  git('reset', '-q', '--hard', 'HEAD~')
  expect(status).toBe(0)
  expect(markdown()).toMatch(/^## 🟢 Nothing stands in the way\. What is put back: urls\.json\.\n/)
  expect(report().verdict).toMatchObject({ status: 'fine', title: 'content: 1 file put back' })
  expect(report().files).toEqual({ restored: ['urls.json'], broken: [], changed: [] })
})

it('blocks where the list of old addresses is lost, and says that it is lost', () => {
  renameSync(join(content, 'urls.json'), join(folder, 'urls.json'))
  const { status, markdown, report } = run('--base', 'main')
  renameSync(join(folder, 'urls.json'), join(content, 'urls.json'))
  expect(status).toBe(1)
  expect(markdown()).not.toContain('put back')
  expect(markdown()).toContain('urls.json — is missing')
  expect(report().files).toEqual({ restored: [], broken: ['urls.json'], changed: [] })
  expect(report().addresses.redirected).toEqual([])
})

it('ends with 2 and says what to do where it has no base, or none that git knows', () => {
  expect(run().status).toBe(2)
  const { status, said } = run('--base', 'nowhere')
  expect(status).toBe(2)
  expect(said).toContain('git knows no revision nowhere')
})

it('compares the folder with a revision: what was renamed is renamed, what depends on it is named with the way there', () => {
  edit('entries/taxonomy/genre-action.json', '"title": "Action"', '"title": "Action and adventure"')
  edit('entries/movie/redline-kl.mdx', /^slug: .*$/m, 'slug: redline')
  edit('urls.json', '"/movie/redline-kl"', '"/movie/redline-kl",\n    "/movie/redline"')
  for (const [type, ending] of [
    ['entries/movie', 'mdx'],
    ['ticketing/movie', 'json'],
  ])
    renameSync(join(content, `${type}/redline-kl.${ending}`), join(content, `${type}/redline.${ending}`))
  seal(content)
  const { status, report } = run('--base', 'main')
  const { verdict, changes, addresses, findings, impact } = report()
  expect(findings.fresh).toEqual([])
  expect(status).toBe(0)
  expect(verdict.title).toBe('content: 2 changed (films, terms)')
  expect(changes.map(({ kind, entry }) => [kind, entry])).toEqual([
    ['changed', 'movie/redline-kl'],
    ['changed', 'taxonomy/genre-action'],
  ])
  expect(addresses).toMatchObject({
    added: [],
    removed: [],
    moved: [{ from: '/movie/redline-kl', to: '/movie/redline' }],
  })
  if (!impact.known) throw new Error(impact.why)
  const film = impact.others.find(({ address }) => address === '/movie/iron-bride')
  expect(film?.path.map(({ entry }) => entry)).toEqual(['movie/iron-bride', 'taxonomy/genre-action'])
  git('add', '.')
  git('commit', '-qm', 'renamed')
})

it('compares two revisions, and has the sections of the folder', () => {
  const { report } = run('--base', 'main~1', '--head', 'main')
  expect(report().verdict.title).toBe('content: 2 changed (films, terms)')
  expect(report().provenance.head.name).toBe('main')
})

it('blocks on a file that cannot be read, names it, and takes nothing for gone because of it', () => {
  edit('entries/cinema/gsc-kayangan-walk.mdx', /^phone: .*$/m, "phone: 'by pigeon'")
  const { status, markdown, report } = run('--base', 'main')
  expect(status).toBe(1)
  expect(report().changes).toEqual([])
  expect(report().findings.fresh.filter(({ rule }) => rule === 'dangling-reference')).toEqual([])
  expect(markdown()).toContain('entries/cinema/gsc-kayangan-walk.mdx, line')
})
