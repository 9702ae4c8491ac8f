/** Makes Vite's helper for `import()` small: it is in the first script of every page. */
import type { Plugin } from 'vite'

/**
 * Vite's own fetches the scripts and sheets of a part before the part. Here a page names its scripts and its sheets, and late
 * parts fetch their own, so only Vite's word for a part that does not arrive is left of it.
 */
const helper = `export const __vitePreload = (load) => load().catch((payload) => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  throw payload
})`

export const smallPreloadHelper = (): Plugin => ({
  name: 'small-preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => helper,
  },
})
