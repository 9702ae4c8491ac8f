/** One Firefox for all test files: starting it takes longer than many a test. */
import type { TestProject } from 'vitest/node'
import { launchSharedFirefox } from './firefox.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined where tests are in Chromium. */
    readonly firefoxAddress: string | undefined
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchSharedFirefox()
  project.provide('firefoxAddress', browser.address)
  return browser.close
}
