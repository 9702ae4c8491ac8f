/** How Vite bundles the site. */

import { join, parse } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import type { FormKind } from '#site/config.ts'
import { configForSaved, type SavedBundle } from './bundle-cache.ts'
import { applicationModule, entryModule } from './bundle-manifest.ts'
import { clientRoutes } from './client-routes.ts'
import { codeSplitting } from './code-splitting.ts'
import { shortClassNames } from './css-class-names.ts'
import { layerOrder } from './css-layer-order.ts'
import { fileName } from './file-names.ts'
import { namedJsx } from './named-jsx.ts'
import { noBuildCode } from './no-build-code.ts'
import { smallPreloadHelper } from './small-preload-helper.ts'
import { stylesFirst } from './styles-first.ts'

export interface BundleOptions {
  readonly root: string
  readonly outputFolder: string
  readonly mode: 'production' | 'development'
  readonly formKind: FormKind
  /** The bundle of the last build, where it is still what Vite would make. */
  readonly saved: SavedBundle | undefined
  readonly serverCode: ServerCodePlugin
}

export function viteConfig({ root, outputFolder, mode, formKind, saved, serverCode }: BundleOptions): InlineConfig {
  const shared = sharedConfig(root, formKind)
  const at = (module: string) => join(root, 'site', module)
  return {
    ...shared,
    ...(saved ? configForSaved(saved) : { plugins: [shared.plugins, stylesFirst(), serverCode] }),
    // React looks for its tools for developers, which nobody has for a built site.
    define: { ...shared.define, __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    configFile: false,
    mode,
    logLevel: 'warn',
    // Development keeps Vite's readable names.
    css: { modules: { generateScopedName: shortClassNames(root) } },
    build: {
      outDir: outputFolder,
      emptyOutDir: false,
      manifest: !saved,
      // One sheet for all pages (decision 0105): a page needs most of it anyway.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      // Pages and payloads name their scripts; a list of all files in the code of every page would be 2 KB of it.
      modulePreload: false,
      // On a busy machine it would warn of what our parts took, which says nothing of them.
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: codeSplitting({ entry: at(entryModule), application: at(applicationModule) }),
          chunkFileNames: ({ name }) => `assets/${fileName(name)}.js`,
          // Every page names the typefaces, whose own names are long.
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${name.endsWith('.woff2') ? '[hash]' : fileName(parse(name).name)}[extname]`,
        },
      },
    },
  }
}

/** What building and developing have in common. */
export function sharedConfig(root: string, formKind: FormKind): InlineConfig {
  return {
    // Known while bundling, so that the formats of other endpoints are left out.
    define: { 'import.meta.env.FORM_KIND': JSON.stringify(formKind) },
    root: join(root, 'site'),
    publicDir: join(root, 'site/public'),
    plugins: [
      react(),
      namedJsx(),
      clientRoutes(),
      oneServerBundle(),
      layerOrder(root),
      noBuildCode(root),
      smallPreloadHelper(),
    ],
    build: { target: 'baseline-widely-available' },
  }
}

export interface ServerCodePlugin extends Plugin {
  /** The code that renders pages; empty before there is any. */
  readonly api: { code: string }
}

/** Keeps the server's code. Vite never lets go of a plug-in, so this one holds nothing else: no content, and no page. */
export function keepServerCode(): ServerCodePlugin {
  const api = { code: '' }
  return {
    name: 'keep-server-code',
    api,
    writeBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (this.environment.config.build.ssr && chunk.type === 'chunk' && chunk.isEntry) api.code = chunk.code
    },
  }
}

/** The bundle for the build is one file: vite-ssg removes its folder, and a part loaded late would not be there. */
const oneServerBundle = () => ({
  name: 'one-server-bundle',
  config: (_config: unknown, { isSsrBuild }: { isSsrBuild?: boolean }) =>
    isSsrBuild ? { build: { rolldownOptions: { output: { codeSplitting: false } } } } : {},
})
