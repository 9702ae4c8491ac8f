/** Puts the order of the cascade layers at the top of every CSS module. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The bundler puts the styles of shared chunks before those of the entry, so the statement of the order in `index.css` may
 * come too late, and the layer that is met first would be the weakest. The minifier keeps one of the statements.
 */
export function layerOrder(root: string): Plugin {
  const file = join(root, 'site/styles/index.css')
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(code) {
        const [order] = /^@layer [^;{]+;/m.exec(readFileSync(file, 'utf8')) ?? []
        if (!order) throw new Error(`${file} does not say the order of the layers. Begin it with "@layer reset, …;".`)
        return { code: `${order}${code}`, map: null }
      },
    },
  }
}
