/** Edits of a site's code, and of the settings by which it is compiled. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteCopy } from '#test/support/site/site-copy.ts'
import type { Edit } from './content-edits.ts'

const page = 'site/pages/movie/page.tsx'
const ownStyles = /^import '\.\/step-\d+\.css'\n/m
const stylesOf = ({ folder }: SiteCopy): string[] => readFileSync(join(folder, page), 'utf8').match(ownStyles) ?? []
const stylesFile = (site: SiteCopy): string => {
  const [, name = ''] = /'\.\/(.*)'/.exec(stylesOf(site)[0] ?? '') ?? []
  return join(site.folder, 'site/pages/movie', name)
}

export const codeEdits = {
  component: (site, _film, step) =>
    site.edit('site/layout/layout.tsx', /<main(?: data-step="\d+")?/, `<main data-step="${step}"`),
  loader: (site, _film, step) =>
    site.edit('site/pages/movie/loader.ts', /\btitle: movie\.title(?: \+ '.')?/, `title: movie.title + '${step % 10}'`),
  script: (site, _film, step) =>
    site.edit('site/node/render/html.ts', /'?(?:<!--step \d+-->', )?`<title>/, `'<!--step ${step}-->', \`<title>`),
  styles: (site, _film, step) =>
    site.edit(
      'site/styles/reset.css',
      /(?:\n\.step-\d+ \{\n {2}order: 1;\n\}\n)?$/,
      `\n.step-${step} {\n  order: 1;\n}\n`,
    ),
  // A file of styles comes to be, gets another name, and goes.
  addFile: (site, _film, step) => {
    if (stylesOf(site).length > 0) return
    site.edit(page, /^/, `import './step-${step}.css'\n`)
    writeFileSync(stylesFile(site), '.step {\n  order: 2;\n}\n')
  },
  renameFile: (site, _film, step) => {
    if (stylesOf(site).length === 0) return
    const before = stylesFile(site)
    site.edit(page, ownStyles, `import './step-${step}.css'\n`)
    renameSync(before, stylesFile(site))
  },
  removeFile: (site) => {
    if (stylesOf(site).length === 0) return
    rmSync(stylesFile(site))
    site.edit(page, ownStyles, '')
  },
} satisfies Record<string, Edit>

/** Edits of what decides how code is made into what browsers get, though no page names it. */
export const settingEdits = {
  compiler: (site, _film, step) =>
    site.edit(
      'tsconfig.json',
      /"module": "preserve",(?: "useDefineForClassFields": \w+,)?/,
      `"module": "preserve", "useDefineForClassFields": ${step % 2 === 0},`,
    ),
  compression: (site, _film, step) =>
    site.edit('site/node/output/compress-file.ts', /thorough = \{ gzip: \d/, `thorough = { gzip: ${1 + (step % 8)}`),
  targets: (site, _film, step) =>
    site.edit(
      'site/node/bundle/vite-config.ts',
      /assetsInlineLimit: 0,\n {6}target: '[^']*'/,
      `assetsInlineLimit: 0,\n      target: 'es20${20 + (step % 4)}'`,
    ),
  icon: (site, _film, step) => site.edit('site/public/favicon.svg', /(?:<!--\d+-->)?\s*$/, `<!--${step}-->\n`),
} satisfies Record<string, Edit>
