/** One browser for all test files of a kind: starting it takes longer than many a test. */
import type { TestProject } from 'vitest/node'
import { launchSharedBrowser } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly browserAddress: string
    readonly browserName: 'chromium' | 'firefox'
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchSharedBrowser()
  project.provide('browserAddress', browser.wsEndpoint())
  project.provide('browserName', 'chromium')
  return () => browser.close()
}
