/** Puts the order of the cascade layers at the top of every CSS module, and of the page in development. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The bundler puts the styles of shared chunks before those of the entry, so the statement of the order in `index.css` may
 * come too late, and the layer that is met first would be the weakest. The minifier keeps one of the statements.
 */
export function layerOrder(root: string): Plugin {
  const file = join(root, 'site/styles/index.css')
  const order = (): string => {
    const [statement] = /^@layer [^;{]+;/m.exec(readFileSync(file, 'utf8')) ?? []
    if (!statement) throw new Error(`${file} does not say the order of the layers. Begin it with "@layer reset, …;".`)
    return statement
  }
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code: `${order()}${code}`, map: null }),
    },
    // There, React's sheets come before Vite's; in a build, behind the one sheet (`styles-first.ts`).
    transformIndexHtml: (_, { server }) =>
      server
        ? [{ tag: 'style', attrs: { 'data-precedence': 'site' }, children: order(), injectTo: 'head-prepend' }]
        : [],
  }
}
