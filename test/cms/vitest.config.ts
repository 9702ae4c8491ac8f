/** The tests of the CMS itself: `npx vitest run --config test/cms/vitest.config.ts`, from the root. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.test.ts'], testTimeout: 30_000, hookTimeout: 300_000 },
})
