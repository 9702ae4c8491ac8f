/** Like `serve-built-site.ts`, uncompressed: as it is kept, without a build of its own. */
import type { TestProject } from 'vitest/node'
import { serveSite } from '#test/support/browser/site-visits.ts'
import { copySite } from '#test/support/site/copy-site.ts'
import { builtOnce } from '#test/support/site/keep-built-site.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ends: (() => void)[] = []
  const site = copySite({ whenDone: (end) => void ends.push(end), built: await builtOnce() })
  const server = await serveSite(site)
  project.provide('builtSite', site.output)
  project.provide('builtSiteUrl', server.url)
  return async () => {
    await server.close()
    for (const end of ends) end()
  }
}
