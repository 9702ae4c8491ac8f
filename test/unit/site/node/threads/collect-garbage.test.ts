import { expect, it } from 'vitest'
import { collectGarbage } from '#site/node/threads/collect-garbage.ts'

const mebibytes = () => process.memoryUsage().heapTotal / 2 ** 20

it('gives the memory back that nothing needs any more', () => {
  collectGarbage()
  const before = mebibytes()
  // Old enough that V8 would leave it for long.
  const held = new Map(Array.from({ length: 500_000 }, (_, index) => [index, { words: `entry ${index}` }]))
  const most = mebibytes()
  held.clear()
  expect(most - before).toBeGreaterThan(40)
  collectGarbage()
  expect(mebibytes() - before).toBeLessThan((most - before) / 4)
})
