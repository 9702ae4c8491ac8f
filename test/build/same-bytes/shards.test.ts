/** A site that several machines make in parts. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseConfig } from '#site/config.ts'
import { differences, digestsOf } from '#site/node/compare-folders.ts'
import { mergeShards } from '#site/node/merge-shards.ts'
import { checkout } from '#test/support/site/site-build.ts'

it('is the same in three parts as in one', async () => {
  const whole = checkout({ isBuilt: true })
  const parts: string[] = []
  for (const index of [1, 2, 3]) {
    const output = join(whole.folder, `part-${index}`)
    const cache = join(whole.folder, `cache-${index}`)
    // As in CI, where each machine is given what an earlier build knew.
    cpSync(whole.cache, cache, { recursive: true })
    await whole.build({
      outputFolder: output,
      cacheFolder: cache,
      shard: { index, count: 3 },
    })
    parts.push(output)
  }
  const merged = join(whole.folder, 'merged')
  const torn = join(parts[1] ?? '', 'robots.txt')
  const text = readFileSync(torn, 'utf8')
  writeFileSync(torn, text.slice(1))
  expect(() => mergeShards(parts, whole.options({ outputFolder: merged }))).toThrow('is not as its machine has made it')
  expect(existsSync(merged)).toBe(false)
  writeFileSync(torn, text)
  for (const missing of [1, 2, 3]) {
    const others = parts.filter((_, index) => index !== missing - 1)
    expect(() => mergeShards(others, whole.options({ outputFolder: merged }))).toThrow(
      `Of 3 parts, ${missing} is missing`,
    )
  }
  mergeShards(parts, whole.options({ outputFolder: merged, cacheFolder: join(whole.folder, 'merged-cache') }))
  expect(differences(digestsOf(whole.output), digestsOf(merged))).toEqual([])
  // What the parts knew of their pages has come along.
  const again = await whole.build({ outputFolder: merged, cacheFolder: join(whole.folder, 'merged-cache') })
  expect(again.rendered).toBe(0)
  expect(differences(digestsOf(whole.output), digestsOf(merged))).toEqual([])
})

it('does not put parts of different builds together', async () => {
  const site = checkout()
  const parts = [1, 2].map((index) => ({ index, output: join(site.folder, `part-${index}`) }))
  for (const { index, output } of parts) {
    const config = parseConfig({ SITE_URL: `https://of-part-${index}.example` })
    const shard = { index, count: 2 }
    await site.build({
      outputFolder: output,
      cacheFolder: join(site.folder, `cache-${index}`),
      shard,
      config,
    })
  }
  const folders = parts.map(({ output }) => output)
  const merge = () => mergeShards(folders, site.options({ outputFolder: join(site.folder, 'merged') }))
  expect(merge).toThrow('The parts are of different builds')
  rmSync(join(folders[0] ?? '', '.pages.json'))
  expect(merge).toThrow('part-1')
})

it('does not put parts together between which words were edited that one page shows', async () => {
  const site = checkout({ isBuilt: true })
  const folders: string[] = []
  for (const index of [1, 2]) {
    const output = join(site.folder, `part-${index}`)
    const film = join(site.content, 'entries/movie/neon-warrant.mdx')
    if (index === 2) writeFileSync(film, `${readFileSync(film, 'utf8')}\nAnd more.\n`)
    await site.build({ outputFolder: output, shard: { index, count: 2 } })
    folders.push(output)
  }
  const merged = join(site.folder, 'merged')
  expect(() => mergeShards(folders, site.options({ outputFolder: merged }))).toThrow('with the same content')
  expect(existsSync(merged)).toBe(false)
})
