import { describe, expect, it } from 'vitest'
import { massDeletions, reconcile, type SnapshotView } from '#exporter/reconcile.ts'

const known = (revisions: Readonly<Record<string, string>>, rest: Partial<SnapshotView> = {}): SnapshotView => ({
  revisions: new Map(Object.entries(revisions)),
  waiting: new Map(),
  referrers: () => [],
  ...rest,
})
const listed = (revisions: Readonly<Record<string, string>>) => new Map(Object.entries(revisions))

describe('reconciling what the CMS lists with what we hold', () => {
  it('reads nothing when every revision is known', () => {
    expect(reconcile(listed({ 'movie/a': '1' }), known({ 'movie/a': '1' }))).toEqual({ read: new Map(), gone: [] })
  })

  it('reads what is new and what changed, whatever the direction of the change', () => {
    const plan = reconcile(
      listed({ 'movie/a': '1', 'movie/b': '1', 'faq/c': '1' }),
      known({ 'movie/a': '2', 'movie/b': '1' }),
    )
    expect(plan.read).toEqual(
      new Map([
        ['movie', ['a']],
        ['faq', ['c']],
      ]),
    )
  })

  it('takes what is not listed for gone', () => {
    expect(reconcile(listed({}), known({ 'movie/a': '1' })).gone).toEqual(['movie/a'])
  })

  it('reads again who refers to what is gone, as the CMS does not touch them', () => {
    const plan = reconcile(
      listed({ 'faq/c': '1', 'faq/d': '1' }),
      known(
        { 'movie/a': '1', 'faq/c': '1', 'faq/d': '1' },
        { referrers: (key) => (key === 'movie/a' ? ['faq/c'] : []) },
      ),
    )
    expect(plan).toEqual({ read: new Map([['faq', ['c']]]), gone: ['movie/a'] })
  })

  it('reads again who waited for what is there now', () => {
    const waiting = new Map([
      ['faq/c', ['movie/a']],
      ['faq/d', ['movie/b']],
    ])
    const plan = reconcile(
      listed({ 'movie/a': '1', 'faq/c': '1', 'faq/d': '1' }),
      known({ 'movie/a': '1', 'faq/c': '1', 'faq/d': '1' }, { waiting }),
    )
    expect(plan.read).toEqual(new Map([['faq', ['c']]]))
  })
})

describe('the guard against mass deletion', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, index) => `movie/m${index}`)
  const rest = (count: number) => new Map(keys(count).map((key) => [key, '1']))

  it.each([
    [10, 0, true],
    [10, 4, true],
    [10, 6, false],
    [100, 69, true],
    [100, 70, false],
    [2, 0, true],
    [1, 0, false],
    [4, 1, false],
    [0, 0, false],
  ])('of %i entries %i are left: suspicious is %s', (before, left, suspicious) => {
    expect(massDeletions(keys(before), rest(left)).length > 0).toBe(suspicious)
  })
})
