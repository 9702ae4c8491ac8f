/** One build for all tests that only look at it, served once; those that change content or code make their own. */
import type { TestProject } from 'vitest/node'
import { serveSite } from '#test/support/browser/site-visits.ts'
import { copySite, type SiteFolders } from '#test/support/site/copy-site.ts'
import { builtOnce } from '#test/support/site/keep-built-site.ts'
import { build, optionsFor } from '#test/support/site/site-build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that a host would serve: all pages of a content, without pictures. */
    readonly builtSite: string
    readonly builtSiteUrl: string
    /** The content that it is made of, without its originals. */
    readonly builtContent: string
  }
}

/** @param prepare may put another content in the place of the committed one. */
export async function serveBuilt(
  project: TestProject,
  prepare: (site: SiteFolders) => void = () => {},
): Promise<() => Promise<void>> {
  const ends: (() => void)[] = []
  const site = copySite({ whenDone: (end) => void ends.push(end), built: await builtOnce() })
  prepare(site)
  await build(optionsFor(site, { withCompression: true }))
  const server = await serveSite(site)
  project.provide('builtSite', site.output)
  project.provide('builtSiteUrl', server.url)
  project.provide('builtContent', site.content)
  return async () => {
    await server.close()
    for (const end of ends) end()
  }
}

export default (project: TestProject): Promise<() => Promise<void>> => serveBuilt(project)
