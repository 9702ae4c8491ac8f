import { type ComparedSides, cacheIn, root } from '#review/read-and-compare.ts'
import type { Shots } from './shots.ts'

/**
 * Screenshots never fail a report: if they cannot be taken, the report says why instead. The browser's library is
 * loaded only for them.
 *
 * @param top of the repository that keeps what is made for them
 */
export async function shotsOf({ report, base, head }: ComparedSides, top: string): Promise<Shots> {
  const none = (without: string): Shots => ({ pages: [], leftOut: 0, without })
  if (report.verdict.status === 'blocked') return none('what blocks cannot be built')
  try {
    const { takeShots } = await import('./take-shots.ts')
    return await takeShots(report, { root, cache: cacheIn(top), base, head })
  } catch (error) {
    const [first = ''] = (error as Error).message.split('\n', 1)
    return none(first)
  }
}
