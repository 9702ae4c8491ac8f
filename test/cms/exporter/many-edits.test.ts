/** Many changes in a real CMS at once, exported in different ways. */
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { diff, exportFrom, snapshotCopy, startFilledCms } from './exported.ts'

describe('a night of many changes', () => {
  it('gives the same bytes incrementally, in full, and from an empty folder', async () => {
    const [copy, after] = [await startFilledCms(), snapshotCopy()]
    try {
      await copy.patch('movie', 'redline-kl', { slug: 'redline', tagline: 'Again.' })
      await copy.unpublish('cinema', 'gsc-padang-hijau')
      await exportFrom(copy, after)
      await copy.trash('promotion', 'combo-for-two')
      await copy.patch('cinema', 'gsc-padang-hijau', {})
      await copy.remove('news', 'a-million-cups-fewer')
      await copy.patch('basic-page', 'rewards', { path: '/rewards-programme' })
      const night = await exportFrom(copy, after)
      // Other pages link to the old address by hand: that is told, and nothing is replaced.
      expect(night, night.printed).toMatchObject({ code: 1 })
      await copy.patch('basic-page', 'rewards', { path: '/rewards' })
      const mended = await exportFrom(copy, after)
      expect(mended.code, mended.printed).toBe(0)
      const full = snapshotCopy()
      expect((await exportFrom(copy, full, { args: ['--full'] })).code).toBe(0)
      const empty = temporaryFolder()
      expect((await exportFrom(copy, empty, { args: ['--as-of', '2026-10-01T00:00:00+08:00'] })).code).toBe(0)
      // What is sold no CMS knows: it is what the folder held, less what was gone for a night.
      const ofCms = (files: readonly string[]) => files.filter((file) => !file.startsWith('ticketing/'))
      const fromEmpty = diff(full, empty)
      expect([...ofCms(fromEmpty.added), ...ofCms(fromEmpty.removed)]).toEqual([])
      expect(ofCms(fromEmpty.changed).filter((file) => file !== 'urls.json')).toEqual([])
      const incrementally = diff(full, after)
      expect([...ofCms(incrementally.added), ...ofCms(incrementally.removed), ...ofCms(incrementally.changed)]).toEqual(
        [],
      )
    } finally {
      await copy.stop()
    }
  })
})
