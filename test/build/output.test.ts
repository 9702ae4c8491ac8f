/** What `npm run build` does to folders, as a command: what it refuses, and what it leaves when it is stopped or not alone. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { differences, digestsOf } from '#site/node/compare-folders.ts'
import { withFailingDisk } from '#test/support/faults/failing-disk.ts'
import { repository } from '#test/support/repository.ts'
import { siteEnvironment } from '#test/support/site/copy-site.ts'
import { checkout } from '#test/support/site/site-build.ts'
import { SiteCopy } from '#test/support/site/site-copy.ts'
import { seal } from '#test/support/snapshot/seal.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

it('leaves a folder as it is that no build has made, and says what to do', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'docs/.git'), { recursive: true })
  for (const file of ['docs/thesis.doc', 'docs/.git/HEAD']) writeFileSync(join(folder, file), 'precious')
  const before = digestsOf(folder)
  for (const out of [folder, join(folder, 'docs')]) {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['site/node/cli/cli.ts', '--no-pictures', '--out', out, '--cache', join(folder, 'cache')],
      { cwd: repository, encoding: 'utf8', env: { ...process.env, ...siteEnvironment } },
    )
    expect(status).toBe(1)
    expect(stderr).toContain(`--out ${out}: `)
    expect(stderr).toContain('hoose another folder with --out.')
  }
  expect(digestsOf(folder)).toEqual(before)
})

/** A build in a process of its own, with folders for caches and temporary files of its own. */
function start(site: SiteCopy, name: string) {
  const own = join(site.folder, name)
  mkdirSync(own)
  const options = ['--no-pictures', '--no-compression', '--cache', join(own, 'cache')]
  const child = spawn(process.execPath, ['site/node/cli/cli.ts', ...options], {
    cwd: site.folder,
    env: { ...process.env, ...siteEnvironment, TMPDIR: own },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return { child, ended: once(child, 'close').then(([status]) => ({ status, said })) }
}

it('lets one of two builds at once into an output, and tells the other', async () => {
  const site = new SiteCopy()
  const results = await Promise.all([start(site, 'one').ended, start(site, 'two').ended])
  expect(results.map(({ status }) => status).sort()).toEqual([0, 1])
  expect(results.find(({ status }) => status === 1)?.said).toMatch(/Another build into .* is running/)
  const alone = new SiteCopy({ isBuilt: true })
  expect(differences(digestsOf(site.output), digestsOf(alone.output))).toEqual([])
})

it('is not hindered by a build that was killed, and clears away what that left', async () => {
  const site = new SiteCopy({ isBuilt: true })
  site.edit('content/entries/movie/redline-kl.mdx', /^title: .*$/m, 'title: Redline')
  seal(site.content)
  // What the last build knows is not given to this one, so it has everything to make.
  const { child, ended } = start(site, 'killed')
  const staging = join(`${site.output}.staging`, 'build-*')
  await expect.poll(() => globSync(staging).length, { timeout: 60_000 }).toBe(1)
  child.kill('SIGKILL')
  await ended
  expect(globSync(staging)).toHaveLength(1)
  site.build('--no-compression')
  expect(globSync(staging)).toEqual([])
  expect(readFileSync(join(site.output, 'movie/redline-kl/index.html'), 'utf8')).toContain('<title>Redline |')
})

it('makes a whole site again after a build that was stopped while it changed the output', async () => {
  const edited = () => {
    const site = checkout({ isBuilt: true })
    const film = join(site.content, 'entries/movie/redline-kl.mdx')
    writeFileSync(film, readFileSync(film, 'utf8').replace('title: Redline KL', 'title: Redline'))
    return site
  }
  const clean = edited()
  await clean.build({ outputFolder: join(clean.folder, 'clean'), cacheFolder: join(clean.folder, 'clean-cache') })
  const wanted = digestsOf(join(clean.folder, 'clean'))
  const isOfPublish = (_call: string, path: string) => path.includes('dist') && !path.includes('.lock')
  for (const failing of [0, 3, 9]) {
    const site = edited()
    let isChanging = false
    const log = (line: string) => {
      if (line.includes('Changing the output folder')) isChanging = true
    }
    const isCounted = (call: string, path: string) => isChanging && isOfPublish(call, path)
    const build = () => site.build({ log })
    if (!(await withFailingDisk(failing, build, isCounted))) throw new Error(`There are not ${failing} calls.`)
    await site.build()
    expect(differences(digestsOf(site.output), wanted), `${failing}`).toEqual([])
  }
})

it('takes no entries that were not exported so', async () => {
  const site = checkout()
  const film = join(site.content, 'entries/movie/redline-kl.mdx')
  writeFileSync(film, readFileSync(film, 'utf8').replace('title: Redline KL', 'title: Free tickets'))
  await expect(site.buildSealed()).rejects.toThrow('are not what was exported')
  expect(existsSync(site.output)).toBe(false)
})
