/** The styles and scripts of a built page: all that it needs to be shown at once, nothing of other pages, and no code of the build. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { pageScripts } from '#test/support/site/page-scripts.ts'
import { SiteCopy } from '#test/support/site/site-copy.ts'

it('links the one sheet of all styles in every head, and names all scripts that hydrate the page', () => {
  const site = new SiteCopy({ isBuilt: true })
  dress(site, 'movie', './own.module.css', '../../ui/shared.module.css')
  dress(site, 'cinema', '../../ui/shared.module.css')
  site.write('site/pages/movie/own.module.css', '@layer pages {\n  .name {\n    order: 7001;\n  }\n}\n')
  site.write('site/ui/shared.module.css', '@layer ui {\n  .name {\n    order: 7002;\n  }\n}\n')
  site.build('--no-compression')

  const movie = linksOf(site, 'movie/redline-kl')
  const cinema = linksOf(site, 'cinema/gsc-kayangan-walk')
  const questions = linksOf(site, 'faqs')
  expect(movie.css).toContain('order:7001')
  expect(movie.css).toContain('order:7002')
  expect(cinema.css).toBe(movie.css)
  expect(questions.css).toBe(movie.css)
  // Whichever chunk comes first in it, the layers are in their order.
  const layers = [...new Set([...movie.css.matchAll(/@layer ([a-z]+)/g)].map(([, layer]) => layer))]
  expect(layers).toEqual(['reset', 'tokens', 'base', 'ui', 'sections', 'pages', 'print'])
  expect(movie.scripts).not.toEqual(questions.scripts)
  for (const page of [movie, cinema, questions]) {
    // Nothing that the browser would only find once it has read the script before it.
    expect(importsOf(site, page.scripts)).toEqual([...page.scripts].sort())
    expect(new Set(page.scripts).size).toBe(page.scripts.length)
  }
})

/** Gives a page's component an element around it that has a name of each of the modules. */
function dress(site: SiteCopy, page: string, ...modules: string[]): void {
  const file = `site/pages/${page}/page.tsx`
  site.edit(file, /^/, modules.map((module, index) => `import styles${index} from '${module}'\n`).join(''))
  site.edit(file, /export function Page\(/, 'function Inner(')
  const names = modules.map((_, index) => `styles${index}.name`).join(" + ' ' + ")
  site.edit(file, /$/, `\nexport const Page = (props) => <div className={${names}}><Inner {...props} /></div>\n`)
}

/** Where a page's HTML leads: styles that it waits for before it is shown, and scripts that are asked for in one go. */
function linksOf({ folder }: SiteCopy, page: string) {
  const html = readFileSync(join(folder, 'dist', page, 'index.html'), 'utf8')
  const head = html.slice(0, html.indexOf('</head>'))
  const found = (pattern: RegExp): string[] => [...head.matchAll(pattern)].map(([, file = '']) => file)
  const styles = found(
    /<link rel="stylesheet" (?:crossorigin )?href="\/(assets\/[^"]+\.css)"(?! data-precedence="page")[^>]*>/g,
  )
  // Nothing is painted without it.
  expect(found(/<(?:link|script)\b([^>]*)/g)[0]).toContain('rel="stylesheet"')
  const scripts = pageScripts(html)
    .map((file) => file.slice(1))
    .filter((file) => !file.includes('/pre-paint'))
  expect([...styles, ...scripts].filter((file) => !existsSync(join(folder, 'dist', file)))).toEqual([])
  // Besides, pages may have a sheet of their own, which React knows.
  expect(html.match(/rel="stylesheet"(?![^>]* data-precedence="page")/g)).toHaveLength(styles.length)
  return { css: styles.map((file) => readFileSync(join(folder, 'dist', file), 'utf8')).join('\n'), scripts }
}

/** Some scripts, and all that they import before they run. */
function importsOf({ folder }: SiteCopy, scripts: readonly string[]): string[] {
  const reached = new Set(scripts)
  for (const script of reached) {
    const source = readFileSync(join(folder, 'dist', script), 'utf8')
    for (const [, file = ''] of source.matchAll(/\b(?:import|from)\s*["'](\.\/[^"']+\.js)["']/g))
      reached.add(join(dirname(script), file))
  }
  return [...reached].sort()
}
it('makes no site that would bring a loader to the browser', () => {
  const copy = new SiteCopy()
  copy.edit('site/pages/movie/page.tsx', /^/, "import { load as atBuild } from './loader.ts'\n")
  copy.edit('site/pages/movie/page.tsx', /$/, '\nexport const loader = atBuild\n')
  expect(() => copy.build()).toThrow('is code of the build: site/pages/movie/page.tsx may import types of it only')
})
