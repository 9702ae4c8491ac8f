/**
 * Puts the style sheet before all else that a page asks for: nothing is painted without it. Its script, which waits for the page, asks last.
 * By `data-precedence`, React puts sheets that come with later pages behind it: in front, they would turn the order of the layers over.
 */
import type { Plugin } from 'vite'

/** The mark in `index.html` for the sheet. Vite itself adds styles and scripts to the end of the head. */
const place = '<!--styles-->'

export const stylesFirst = (): Plugin => ({
  name: 'styles-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [sheet] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? []
      if (!sheet || !html.includes(place)) throw new Error(`index.html has no style sheet, or no ${place} for it.`)
      return html
        .replace(sheet, '')
        .replace(place, sheet.replace('>', ' data-precedence="site">'))
        .replace('<script type="module"', '<script type="module" fetchpriority="low"')
        .replace(/\n\s*\n/g, '\n')
    },
  },
})
