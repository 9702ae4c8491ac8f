import { expect } from 'vitest'

/**
 * Fails with the complaints themselves, each on a line, and goes on. The comparison alone would say how many there are, and whoever
 * reads the report of a night would know neither the page nor what is wrong with it.
 *
 * @param where begins each line, where the complaints do not name their page
 */
export function expectNone(complaints: readonly string[], where?: string): void {
  const lines = complaints.map((what) => (where ? `${where}: ${what}` : what))
  expect.soft(complaints, lines.join('\n')).toEqual([])
}
