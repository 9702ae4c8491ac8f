/**
 * Lets vite-ssg, which renders Vue, publish pages that React renders.
 *
 * The Vue application of every page is a single comment, which `finishPage` of `site/node/render/page-renderer.ts`
 * replaces by React's HTML. So vite-ssg's queue, template and files are used, and React's bytes reach the file untouched. The browser gets no
 * Vue, as index.html does not name this file.
 */
import { Comment, h } from 'vue'
import type { SsgApp } from '#site/node/vite-ssg/ssg-app.ts'
import { createRenderer } from './render-page.tsx'

const text = 'react-app'

/** Each build loads this module anew. */
const renderPage = createRenderer()

/** vite-ssg calls it once for the routes, of which Vue has none, and then for every page. */
export const createApp = (): SsgApp => ({
  routes: [],
  app: h(Comment, text),
  placeholder: `<!--${text}-->`,
  renderPage,
  url: import.meta.url,
})
