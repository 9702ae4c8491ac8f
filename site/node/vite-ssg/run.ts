/** vite-ssg as we use it: it bundles the site, then calls the bundle for each page and writes the page's HTML. */
import { build } from 'vite-ssg/node'
import { type BundleOptions, keepServerCode, viteConfig } from '#site/node/bundle/vite-config.ts'
import type { SsgApp } from './ssg-app.ts'

/** How the pages are made once the bundle is. */
export interface PageJob<Page> {
  readonly paths: readonly string[]
  /** Undefined where the page cannot be rendered. */
  renderPage(path: string, app: SsgApp): Promise<Page | undefined>
  /** @param shell the document without the page. */
  withHead(shell: string, page: Page): string
  /** @param placeholder what stands in the shell where the page belongs. @returns the page's HTML. */
  finishPage(shell: string, page: Page, placeholder: string): string
}

/** Pages for each thread: enough to write one while the next is rendered; more would only fill the memory. */
const pagesAtOnce = 4

/**
 * @param startJob is called when the bundle lies in the output folder, and no page yet
 * @param startJob.server the code that renders pages; empty where the bundle is a saved one
 */
export async function runViteSsg<Page, Job extends PageJob<Page>>(
  { threads, ...bundle }: Omit<BundleOptions, 'serverCode'> & { readonly threads: number },
  startJob: (server: string) => Job & PageJob<Page>,
): Promise<Job> {
  const serverCode = keepServerCode()
  let job: (Job & PageJob<Page>) | undefined
  const pages = new WeakMap<object, Page>()
  await build(
    {
      entry: bundle.saved?.server ?? 'entry-ssg.tsx',
      dirStyle: 'nested',
      rootContainerId: 'siteRoot',
      formatting: 'none',
      beastiesOptions: false,
      concurrency: pagesAtOnce * threads,
      includedRoutes() {
        job = startJob(serverCode.api.code)
        return [...job.paths]
      },
      async onBeforePageRender(path, shell, context) {
        const page = await job?.renderPage(path, appOf(context))
        if (!job || !page) return shell
        pages.set(context, page)
        return job.withHead(shell, page)
      },
      onPageRendered(_path, shell, context) {
        const page = pages.get(context)
        return job && page ? job.finishPage(shell, page, appOf(context).placeholder) : shell
      },
    },
    viteConfig({ ...bundle, serverCode }),
  )
  if (!job) throw new Error('vite-ssg has not asked which pages to render.')
  return job
}

/** What `createApp` of entry-ssg.tsx returned: vite-ssg passes it through as it is. */
const appOf = (context: unknown): SsgApp => context as SsgApp
