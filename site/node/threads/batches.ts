/** Parts of a list, for jobs of threads: large enough for the way to a thread not to count. */
export const batchesOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
