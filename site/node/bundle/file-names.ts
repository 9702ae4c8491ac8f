/**
 * Names of the files of a bundle. Those that lists of blockers know, as advertisers and social networks have such, have none: such a
 * file would not come, and what it belongs to would not work.
 */
const blocked =
  /(?:^|-)(?:ads?|analytics|banners?|consent|cookies?|newsletter|pixel|popups?|promo|share|shares|social|sponsors?|track\w*)(?:-|$)/

/** @param name of a module, without its ending. @returns the pattern of the file's name. */
export const fileName = (name: string): string => (blocked.test(name) ? '[hash]' : '[name]-[hash]')
