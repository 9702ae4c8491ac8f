import { build } from 'vite-ssg/node'
import { type BundleOptions, viteConfig } from '#site/node/bundle/vite-config.ts'
import type { PreparedPage } from './build-context.ts'

interface Run extends BundleOptions {
  /** @param shell the document without the page. */
  withHead(shell: string, page: PreparedPage): string
  /** @returns the page's HTML, once everything else of it is written. */
  write(path: string, shell: string, page: PreparedPage): string
}

/** Enough to write one page while the next is made; more would only fill the memory. */
const concurrency = 4

/** vite-ssg as we use it: it bundles, calls the bundle for each page and writes what it is given back. */
export function runViteSsg({ withHead, write, ...bundle }: Run): Promise<void> {
  return quietly(() =>
    build(
      {
        entry: bundle.kept?.server ?? 'entry-ssg.tsx',
        dirStyle: 'nested',
        rootContainerId: 'siteRoot',
        formatting: 'none',
        beastiesOptions: false,
        concurrency,
        onBeforePageRender: (_path, shell, context) => {
          const page = preparedOf(context)
          return page ? withHead(shell, page) : shell
        },
        onPageRendered: (path, shell, context) => {
          const page = preparedOf(context)
          return page ? write(path, shell, page) : shell
        },
      },
      viteConfig(bundle),
    ),
  )
}

/** `createApp` of entry-ssg.tsx put it there; vite-ssg passes its result through. */
const preparedOf = (context: unknown): PreparedPage | undefined => (context as { page?: PreparedPage }).page

/** vite-ssg names every step on its own; our report says it once. */
async function quietly(run: () => Promise<void>): Promise<void> {
  const { log } = console
  console.log = () => {}
  try {
    await run()
  } finally {
    console.log = log
  }
}
