/** A week of nights against the real CMS: what each of them asks a reviewer is compared with what editors did that day. */
import { globSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Host, PullRequest } from '#review/nightly/hosts/host.ts'
import { finishNight, type Night, prepareNight } from '#review/nightly/night.ts'
import type { Report } from '#review/report.ts'
import { parseConfig } from '#site/config.ts'
import { type Cms, startCms } from '#test/support/cms/cms.ts'
import { type Clone, cloneOfSample } from '#test/support/nightly/clone.ts'
import { repository } from '#test/support/repository.ts'
import { temporaryFolderFor } from '#test/support/temporary-folder.ts'

let cms: Cms
let clone: Clone
beforeAll(async () => {
  clone = cloneOfSample(temporaryFolderFor(afterAll))
  cms = await startCms()
})
afterAll(() => cms.stop())

/** A host that keeps what it is given, and opens one for a branch. */
const open = new Map<string, PullRequest>()
const host: Host = {
  gitEnvironment: () => ({}),
  pushOptions: () => [],
  open: async (pull) => {
    open.set(pull.branch, pull)
    return `https://host.example/${pull.branch}`
  },
}

async function night(now: string): Promise<Night & { readonly said: string }> {
  const made = await prepareNight(
    {
      root: repository,
      top: clone.folder,
      mainBranch: 'main',
      withFetch: true,
      now,
      config: parseConfig({ SITE_URL: 'https://gsc.example' }),
      env: {
        PATH: process.env['PATH'],
        CMS_URL: cms.origin,
        CMS_API_KEY: cms.apiKey,
        CMS_INTERVAL_MS: '0',
        CMS_REQUEST_LOG: '0',
      },
    },
    async () => {},
  )
  return { ...made, said: await finishNight(clone.folder, made.night, host) }
}

const merge = (): string => clone.git('push', '--quiet', 'origin', 'origin/content/nightly:main')
const tip = (branch: string): string => clone.git('ls-remote', 'origin', `refs/heads/${branch}`).slice(0, 40)
const reportOf = ({ compared }: Night): Report => {
  if (!compared) throw new Error('The night has no report.')
  return compared.report
}
const told = (report: Report) => report.notices.edits.map(({ text }) => text)
/** What a reviewer sees before anything is folded. */
const firstScreen = (): string => open.get('content/nightly')?.body.split('<details>')[0] ?? ''

describe('a week', () => {
  it('first night: a film comes to the cinemas by date alone, and nobody is said to have edited anything', async () => {
    const report = reportOf(await night('2026-10-07T19:17:00Z'))
    expect(report.changes).toEqual([])
    expect(told(report)).toEqual([])
    expect(report.notices.time.map(({ text }) => text)).toContain(
      'Film “Basement Four” moves from Advanced sales to Now showing.',
    )
    expect(report.verdict.title).toBe('content: as of Thursday 8 October 2026, 3:17 am')
    expect(clone.git('diff', '--name-only', 'origin/main', 'origin/content/nightly')).toBe('content/snapshot.json')
    merge()
  })

  it('second night: a promotion is extended', async () => {
    await cms.patch('promotion', 'combo-for-two', { to: '2026-12-31' })
    const report = reportOf(await night('2026-10-08T19:17:00Z'))
    expect(told(report)).toEqual([
      expect.stringMatching(/^Promotion “.*”: last day 31 December 2026, not 30 November 2026\.$/),
    ])
    expect(report.findings.fresh).toEqual([])
    expect(clone.git('log', '-1', '--format=%s', 'origin/content/nightly')).toBe('content: 1 changed (promotions)')
  })

  it('third night: a cinema has another telephone; it joins what still waits, and somebody is to confirm it', async () => {
    await cms.patch('cinema', 'gsc-kelapa-square', { phone: '+6088-000 0199' })
    const report = reportOf(await night('2026-10-09T19:17:00Z'))
    expect(report.changes.map(({ entry }) => entry)).toEqual(['cinema/gsc-kelapa-square', 'promotion/combo-for-two'])
    expect(report.findings.fresh).toMatchObject([{ rule: 'changed-phone', entry: 'cinema/gsc-kelapa-square' }])
    expect(open.size).toBe(1)
    expect(clone.git('rev-list', '--count', 'origin/main..origin/content/nightly')).toBe('1')
    expect(firstScreen()).toMatch(/Telephone number changed.*GSC Kelapa Square.*→ \+6088-000 0199/)
    expect(firstScreen().split('\n').length).toBeLessThan(60)
    merge()
  })

  it('fourth night: a quiet one opens nothing, and takes away the branch that was merged', async () => {
    const before = tip('main')
    const { night: quiet, said } = await night('2026-10-09T19:27:00Z')
    expect(quiet).toMatchObject({ status: 'quiet' })
    expect(said).toContain('Nothing differs from main')
    expect([tip('main'), tip('content/nightly')]).toEqual([before, ''])
    expect((await night('2026-10-09T19:37:00Z')).said).toBe('A quiet night: nothing changed, and nothing is opened.')
  })

  it('fifth night: a page is renamed, which is one page that moved', async () => {
    await cms.patch('news', 'book-faster-with-the-new-app', { slug: 'book-faster' })
    const report = reportOf(await night('2026-10-10T19:17:00Z'))
    expect(told(report)).toEqual([
      'News “Book faster with the new app” moves from `/news/book-faster-with-the-new-app` to `/news/book-faster`.',
    ])
    expect(report.addresses).toMatchObject({ added: [], removed: [], moved: [{ to: '/news/book-faster' }] })
    merge()
  })

  it('sixth night: a picture is replaced and a term renamed; every page that shows them is named', async () => {
    const [file = ''] = globSync('content/media/food-kopi-latte-????????.webp')
    await cms.replaceFile('poster-iron-bride', { file, mimeType: 'image/webp', fields: {} })
    await cms.patch('taxonomy', 'genre-horror', { title: 'Fright' })
    const report = reportOf(await night('2026-10-11T19:17:00Z'))
    expect(told(report)).toEqual([
      'Genre “Horror” is now called “Fright”.',
      expect.stringMatching(
        /^The file “poster-iron-bride” was replaced: 900 × 1350, \d+ kB became 1000 × \d+, \d+ kB\.$/,
      ),
    ])
    if (!report.impact.known) throw new Error(report.impact.why)
    const through = new Map(report.impact.others.map(({ address, path }) => [address, path.at(-1)?.entry]))
    expect(through.get('/movie/iron-bride')).toBe('file/poster-iron-bride')
    expect(through.get('/movie/dont-knock-back')).toBe('taxonomy/genre-horror')
    merge()
  })

  it('seventh night: a film is deleted that a list still names; its address would answer no more, so nothing is replaced', async () => {
    await cms.remove('movie', 'the-salt-astronomers')
    const before = [tip('main'), tip('content/nightly')]
    const { night: blocked, said, ...made } = await night('2026-10-12T19:17:00Z')
    const report = reportOf({ night: blocked, ...made })
    expect(blocked.status).toBe('blocked')
    expect(said).toBe('The night is blocked: nothing is replaced.')
    expect([tip('main'), tip('content/nightly')]).toEqual(before)
    expect(report.findings.fresh).toMatchObject([
      { rule: 'vanished-address', severity: 'blocks', message: expect.stringContaining('/movie/the-salt-astronomers') },
    ])
    expect(told(report)).toContainEqual(expect.stringMatching(/^Film list “Coming soon”: films without /))
  })

  it('and once an editor says where the address leads, the film goes', async () => {
    await cms.create('redirect', {
      id: 'salt-astronomers',
      slug: 'salt-astronomers',
      title: 'The Salt Astronomers',
      from: '/movie/the-salt-astronomers',
      to: { kind: 'address', address: '/movies' },
    })
    const report = reportOf(await night('2026-10-13T19:17:00Z'))
    expect(told(report)[0]).toMatch(/^Film “.*” is gone; `\/movie\/the-salt-astronomers` leads to `\/movies`\.$/)
    expect(report.verdict.status).toBe('fine')
  })
})
