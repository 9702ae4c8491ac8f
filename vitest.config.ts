import { defineConfig } from 'vitest/config'

// A browser or a build on a busy machine takes its time.
const patience = { expect: { poll: { timeout: 15_000 } }, testTimeout: 240_000, hookTimeout: 240_000 }

/** A kind of test is a folder, a project and a script, all of one name. */
export default defineConfig({
  test: {
    // vite-ssg prints its steps, which say nothing where a test passes.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        // Against the real CMS. Each file starts a server of its own, so few run at once.
        test: {
          name: 'cms',
          include: ['test/cms/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          maxWorkers: 2,
        },
      },
      {
        // Real builds. vite-ssg has one temporary folder for each checkout, so one runs at a time.
        test: {
          name: 'build',
          include: ['test/build/**/*.test.ts'],
          ...patience,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      {
        // What one build looks like, in a browser for each file.
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/support/serve-built-site.ts',
          ...patience,
          maxWorkers: 2,
        },
      },
    ],
  },
})
