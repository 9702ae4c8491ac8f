/** One build for all tests that only look at it; those that change content or code make their own. */
import type { TestProject } from 'vitest/node'
import { checkout } from './site-build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that a host would serve: all pages of the committed content, without pictures. */
    readonly builtSite: string
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const ends: (() => void)[] = []
  const site = checkout((end) => void ends.push(end))
  await site.build()
  project.provide('builtSite', site.output)
  return () => {
    for (const end of ends) end()
  }
}
