/** How Vite bundles the site. */

import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { shortClassNames } from './class-names.ts'
import { layerOrder } from './layer-order.ts'

export interface BundleOptions {
  readonly root: string
  readonly outputFolder: string
  readonly mode: 'production' | 'development'
}

export function viteConfig({ root, outputFolder, mode }: BundleOptions): InlineConfig {
  return {
    ...sharedConfig(root),
    configFile: false,
    mode,
    logLevel: 'warn',
    // In development they say where they are from.
    css: { modules: { generateScopedName: shortClassNames(root) } },
    build: {
      outDir: outputFolder,
      emptyOutDir: false,
      manifest: true,
      // One sheet for all pages (decision 0105): a page needs most of it anyway.
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
    plugins: [react(), oneServerBundle(), layerOrder(root)],
    build: { target: 'baseline-widely-available' },
  }
}

/** The bundle for the build is one file: vite-ssg removes its folder, and a part loaded late would not be there. */
const oneServerBundle = () => ({
  name: 'one-server-bundle',
  config: (_config: unknown, { isSsrBuild }: { isSsrBuild?: boolean }) =>
    isSsrBuild ? { build: { rolldownOptions: { output: { codeSplitting: false } } } } : {},
})
