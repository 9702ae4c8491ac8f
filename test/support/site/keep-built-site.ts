/** Before any test builds: has the committed site built, uncompressed and without pictures, for those that begin with it. */
import './production.ts'
import type { TestProject } from 'vitest/node'
import { keepBuilt } from './copy-site.ts'
import { build, optionsFor } from './site-build.ts'

export const builtOnce = (): Promise<string> => keepBuilt((site) => build(optionsFor(site)))

export default async function setup(project: TestProject): Promise<void> {
  project.provide('builtOnce', await builtOnce())
}
