/** Paths of pages on the command line of a benchmark; without them, one of each of the templates that most visits begin with. */
export const pagesOf = (args: readonly string[]): readonly string[] =>
  args.length > 0
    ? args
    : ['/', '/movies', '/movie/redline-kl', '/cinema', '/cinema/gsc-kayangan-walk', '/promotions/gsc']
