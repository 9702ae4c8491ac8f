import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCacheFile, writeCacheFile } from '#site/node/cache-file.ts'
import { withFailingDisk } from '#test/support/faults/failing-disk.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

it('gives back what was kept, or nothing: whatever part of the file is lost or changed', () => {
  const file = join(temporaryFolder(), 'kept.json')
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), (value, cut, at, flip) => {
      writeCacheFile(file, value)
      const json = JSON.parse(JSON.stringify(value))
      expect(readCacheFile(file)).toEqual(json)
      const whole = readFileSync(file)
      writeFileSync(file, whole.subarray(0, cut % whole.length))
      expect(readCacheFile(file)).toBeUndefined()
      const changed = Buffer.from(whole)
      changed[at % whole.length] = (changed[at % whole.length] ?? 0) ^ flip
      writeFileSync(file, changed)
      expect(readCacheFile(file)).toBeUndefined()
    }),
  )
})

it('counts a folder or a broken link in the place of the file as a missing file, and replaces it', () => {
  const folder = temporaryFolder()
  const [file, link] = [join(folder, 'kept.json'), join(folder, 'link.json')]
  mkdirSync(join(file, 'with', 'more'), { recursive: true })
  symlinkSync(join(folder, 'nowhere'), link)
  for (const place of [file, link]) {
    expect(readCacheFile(place)).toBeUndefined()
    writeCacheFile(place, { a: 1 })
    expect(readCacheFile(place)).toEqual({ a: 1 })
  }
})

it('keeps what is longer than a piece of it that is written', () => {
  const file = join(temporaryFolder(), 'kept.json')
  const value = { rows: Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`row ${index}`, 'Bär 🐻'])) }
  writeCacheFile(file, { absent: undefined, ...value })
  expect(readFileSync(file, 'utf8').split('\n')[0]).toBe(JSON.stringify(value))
  expect(readCacheFile(file)).toEqual(value)
})

it('is the old or the new, wherever the disk fails', async () => {
  const file = join(temporaryFolder(), 'kept.json')
  writeCacheFile(file, 'old')
  for (let failing = 0; await withFailingDisk(failing, () => writeCacheFile(file, 'new')); failing++)
    expect(readCacheFile(file)).toBe('old')
  expect(readCacheFile(file)).toBe('new')
})
