/** A week of nights against the real CMS: what each of them asks a reviewer is compared with what editors did that day. */
import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProblemError } from '#content/format/problem.ts'
import type { Host, PullRequest } from '#review/nightly/hosts/host.ts'
import { finishNight, prepareNight } from '#review/nightly/night.ts'
import type { NightSteps } from '#review/nightly/snapshot.ts'
import type { Report } from '#review/report.ts'
import { parseConfig } from '#site/config.ts'
import { type Cms, startCms } from '#test/support/cms/cms.ts'
import { type Clone, cloneOfSample } from '#test/support/nightly/clone.ts'
import { repository } from '#test/support/repository.ts'
import { temporaryFolderFor } from '#test/support/temporary-folder.ts'

/** The week is the last of a year, after which a day comes on which nothing in the sample begins or ends. */
let cms: Cms
let clone: Clone
const parent = temporaryFolderFor(afterAll)
beforeAll(async () => {
  clone = cloneOfSample(parent, { asOf: '2026-12-29T19:17:00Z' })
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

/** What was reported so far, a night that was refused twice. */
const reported: Report[] = []
const lastReport = (): Report => reported.at(-1) as Report

async function night(now: string, inspect: NightSteps['inspect'] = async () => {}) {
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
    { report: async ({ report }) => void reported.push(report), inspect },
  )
  expect(lastReport()).toEqual(made.compared.report)
  return { status: made.night.status, report: lastReport(), said: await finishNight(clone.folder, made.night, host) }
}

const merge = (): string => clone.git('push', '--quiet', 'origin', 'origin/content/nightly:main')
const tip = (branch: string): string => clone.git('ls-remote', 'origin', `refs/heads/${branch}`).slice(0, 40)
const tips = () => [tip('main'), tip('content/nightly')]
const clockOf = (branch: string): string =>
  JSON.parse(clone.git('show', `origin/${branch}:content/snapshot.json`))['asOf']
const told = (report: Report) => report.notices.edits.map(({ text }) => text)
const byDate = (report: Report) => report.notices.time.map(({ text }) => text)
/** What a reviewer sees without unfolding anything. */
const firstScreen = (): string =>
  open
    .get('content/nightly')
    ?.body.replaceAll(/<details>.*?<\/details>\s*/gs, '')
    .trim() ?? ''

describe('a week', () => {
  it('first night: a film comes to the cinemas by date alone, and nobody is said to have edited anything', async () => {
    const { report } = await night('2026-12-30T19:17:00Z')
    expect(report.changes).toEqual([])
    expect(told(report)).toEqual([])
    expect(byDate(report)).toContain('Film “The Velvet Hour” moves from Coming soon to Now showing.')
    expect(report.verdict.title).toBe('content: as of Thursday 31 December 2026, 3:17 am')
    expect(clone.git('diff', '--name-only', 'origin/main', 'origin/content/nightly')).toBe('content/snapshot.json')
    merge()
  })

  it('second night: a promotion is extended on its last day, and is not said to be over as others are', async () => {
    await cms.patch('promotion', 'birthday-treat', { to: '2027-12-31' })
    const { report } = await night('2026-12-31T19:17:00Z')
    expect(told(report)).toEqual(["Promotion “It's Your Birthday”: last day 31 December 2027, not 31 December 2026."])
    expect(byDate(report)).toContain('Promotion “Give Them the Dark” is over.')
    expect(byDate(report).join()).not.toContain('Birthday')
    expect(report.findings.fresh).toEqual([])
    expect(clone.git('log', '-1', '--format=%s', 'origin/content/nightly')).toBe('content: 1 changed (promotions)')
  })

  it('third night: a cinema has another telephone; it joins what still waits, and somebody is to confirm it', async () => {
    await cms.patch('cinema', 'gsc-kelapa-square', { phone: '+6088-000 0199' })
    const { report } = await night('2027-01-01T19:17:00Z')
    expect(report.changes.map(({ entry }) => entry)).toEqual(['cinema/gsc-kelapa-square', 'promotion/birthday-treat'])
    expect(report.findings.fresh).toMatchObject([{ rule: 'changed-contact', entry: 'cinema/gsc-kelapa-square' }])
    expect(open.size).toBe(1)
    expect(clone.git('rev-list', '--count', 'origin/main..origin/content/nightly')).toBe('1')
    expect(firstScreen()).toBe(`## 🟡 1 thing should be looked at. Visitors will notice 6 changes.

### Needs a decision

- 🟡 **Telephone number or e-mail address changed**: “GSC Kelapa Square”, \`phone\` — +6088-000 0107 → +6088-000 0199. _Ask whoever edited it whether it is meant._

### What visitors will notice

- Cinema “GSC Kelapa Square”: phone “+6088-000 0199”, not “+6088-000 0107”.
- Promotion “It's Your Birthday”: last day 31 December 2027, not 31 December 2026.

### By date alone

- Promotion “Give Them the Dark” is over.
- Promotion “Arrive Early, Stay Late” is over.
- Promotion “Half-Price Night Noodles” is over.
- Line-up “December 2026” is over.`)
    merge()
  })

  it('fourth night: a quiet one opens nothing, takes away the branch that was merged, and leaves the clock', async () => {
    const [before, clock] = [tip('main'), clockOf('main')]
    const { status, said } = await night('2027-01-02T19:17:00Z')
    expect(status).toBe('quiet')
    expect(said).toContain('Nothing differs from main')
    expect(tips()).toEqual([before, ''])
    expect((await night('2027-01-02T20:17:00Z')).said).toBe('A quiet night: nothing changed, and nothing is opened.')
    expect([clock, clockOf('main')]).toEqual(['2026-12-31T19:17:00Z', '2026-12-31T19:17:00Z'])
  })

  it('fifth night: a page is renamed, which is one page that moved', async () => {
    await cms.patch('news', 'book-faster-with-the-new-app', { slug: 'book-faster' })
    const { report } = await night('2027-01-03T19:17:00Z')
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
    const { report } = await night('2027-01-04T19:17:00Z')
    expect(told(report)).toEqual([
      expect.stringMatching(
        /^The file “poster-iron-bride”, of film “Iron Bride”.*, was replaced: 900 × 1350, \d+ kB became 1000 × \d+, \d+ kB\.$/,
      ),
      'Genre “Horror” is now called “Fright”.',
    ])
    if (!report.impact.known) throw new Error(report.impact.why)
    const through = new Map(report.impact.others.map(({ address, path }) => [address, path.at(-1)?.entry]))
    expect(through.get('/movie/iron-bride')).toBe('file/poster-iron-bride')
    expect(through.get('/movie/dont-knock-back')).toBe('taxonomy/genre-horror')
  })

  it('and where a page of it fails its test, nothing is replaced, and the report says which, and what changed all the same', async () => {
    const before = tips()
    const refuse = async () => {
      expect(told(lastReport())).toHaveLength(2)
      throw new ProblemError({ message: 'A page fails: /movie: h1 (the test “gives every page a heading”)' })
    }
    await expect(night('2027-01-04T20:17:00Z', refuse)).rejects.toThrow('gives every page a heading')
    expect(tips()).toEqual(before)
    expect(told(lastReport())).toHaveLength(2)
    expect(lastReport().verdict.status).toBe('blocked')
    expect(lastReport().findings.fresh).toMatchObject([
      { rule: 'failed-inspection', severity: 'blocks', message: expect.stringContaining('/movie: h1') },
    ])
  })

  it('nor is it where git refuses the commit, and the report says that it did', async () => {
    const before = tips()
    const hook = join(clone.folder, '.git/hooks/pre-commit')
    writeFileSync(hook, '#!/bin/sh\necho "No commits at night" >&2\nexit 1\n', { mode: 0o755 })
    await expect(night('2027-01-04T21:17:00Z')).rejects.toThrow('No commits at night')
    rmSync(hook)
    expect(tips()).toEqual(before)
    expect(told(lastReport())).toHaveLength(2)
    expect(lastReport().findings.fresh).toMatchObject([
      { rule: 'failed-commit', severity: 'blocks', message: expect.stringContaining('No commits at night') },
    ])
    merge()
  })

  it('seventh night: a film is deleted that a list still names; its address would answer no more, so nothing is replaced', async () => {
    await cms.remove('movie', 'the-salt-astronomers')
    const before = tips()
    const { status, said, report } = await night('2027-01-05T19:17:00Z')
    expect(status).toBe('blocked')
    expect(said).toBe('The night is blocked: nothing is replaced.')
    expect(tips()).toEqual(before)
    expect(report.findings.fresh).toMatchObject([
      { rule: 'vanished-address', severity: 'blocks', message: expect.stringContaining('/movie/the-salt-astronomers') },
    ])
    expect(told(report)).toEqual([
      'Film “The Salt Astronomers” is gone; `/movie/the-salt-astronomers` answers that there is no such page. 4 films and 1 film list no longer name it.',
    ])
  })

  it('eighth night: the export itself is blocked, and the report says by what, in the words of its problems', async () => {
    const wrong = { id: 'wrong', slug: 'wrong', title: 'Wrong', from: '/movies', to: { kind: 'address', address: '/' } }
    await cms.create('redirect', wrong)
    const before = tips()
    const { status, report } = await night('2027-01-06T19:17:00Z')
    expect(status).toBe('blocked')
    expect(tips()).toEqual(before)
    expect(report.findings.fresh).toMatchObject([
      {
        rule: 'blocked-export',
        severity: 'blocks',
        entry: 'redirect/wrong',
        message: expect.stringContaining('/movies'),
      },
    ])
    await cms.remove('redirect', 'wrong')
  })

  it('and once an editor says where the address leads, the film goes', async () => {
    await cms.create('redirect', {
      id: 'salt-astronomers',
      slug: 'salt-astronomers',
      title: 'The Salt Astronomers',
      from: '/movie/the-salt-astronomers',
      to: { kind: 'address', address: '/movies' },
    })
    const { report } = await night('2027-01-07T19:17:00Z')
    expect(told(report)).toEqual([
      'Film “The Salt Astronomers” is gone; `/movie/the-salt-astronomers` leads to `/movies`. 4 films and 1 film list no longer name it.',
    ])
    expect(report.verdict.status).toBe('fine')
  })
})
