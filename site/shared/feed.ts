import { href } from '#site/href.ts'

/** Where the news feed is; `content/snapshot/site-files.ts` keeps redirects away from it. */
export const feedPath = `${href('newsIndex')}/feed.xml`
