/** Like `share-browser.ts`, with Firefox. */
import type { TestProject } from 'vitest/node'
import { launchSharedFirefox } from './firefox.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchSharedFirefox()
  project.provide('browserAddress', browser.address)
  project.provide('browserName', 'firefox')
  return browser.close
}
