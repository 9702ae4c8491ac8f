/** Like `serve-built-site.ts`, with the content of another chain: for the tests that a night runs over whatever it finds. */
import type { TestProject } from 'vitest/node'
import { putAnotherChain } from '#test/support/site/another-chain.ts'
import { serveBuilt } from './serve-built-site.ts'

export default (project: TestProject): Promise<() => Promise<void>> =>
  serveBuilt(project, ({ content }) => putAnotherChain(content))
