/** How Vite bundles the site. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

interface Options {
  readonly root: string
  readonly outputFolder: string
  readonly mode: 'production' | 'development'
}

export function viteConfig({ root, outputFolder, mode }: Options): InlineConfig {
  return {
    ...sharedConfig(root),
    configFile: false,
    mode,
    logLevel: 'warn',
    build: {
      outDir: outputFolder,
      emptyOutDir: false,
      manifest: true,
      // One sheet for all pages (decision 0105): a page needs most of it anyway, and no order can go wrong.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
    },
  }
}

/** What building and developing have in common. */
export function sharedConfig(root: string): InlineConfig {
  return {
    root: join(root, 'site'),
    publicDir: join(root, 'site/public'),
    plugins: [react(), oneServerBundle(), layersFirst(root)],
    build: { target: 'baseline-widely-available' },
  }
}

/** The bundle for the build is one file: vite-ssg removes its folder, and a part loaded late would not be there. */
const oneServerBundle = () => ({
  name: 'one-server-bundle',
  config: (_config: unknown, { isSsrBuild }: { isSsrBuild?: boolean }) =>
    isSsrBuild ? { build: { rolldownOptions: { output: { codeSplitting: false } } } } : {},
})

/**
 * Says the order of the layers at the beginning of each module's styles: whichever comes first in the sheet, no layer is
 * named before it. Which one that is, is for the bundler to choose.
 */
const layersFirst = (root: string): Plugin => {
  const [order] = readFileSync(join(root, 'site/styles/index.css'), 'utf8').split('\n')
  return {
    name: 'layers-first',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (styles) => ({ code: `${order}\n${styles}`, map: null }),
    },
  }
}
