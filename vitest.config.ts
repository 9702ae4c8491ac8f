import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { ProjectOrderSequencer } from './test/support/project-order-sequencer.ts'
import { ownTemporaryFolder } from './test/support/run-folder.ts'

ownTemporaryFolder()

// A browser, a build or a CMS on a busy machine takes its time.
const slowTimeouts = { expect: { poll: { timeout: 15_000 } }, testTimeout: 240_000, hookTimeout: 300_000 }

/** Each project is a folder below `test/` of its name. */
export default defineConfig({
  test: {
    // vite-ssg prints its steps, which say nothing where a test passes.
    silent: 'passed-only',
    // All kinds share the workers: one more than cores, as much of what tests do is waiting for a browser or a server.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ProjectOrderSequencer },
    // Files that take long are begun first, so that none runs by itself in the end.
    projects: [
      {
        // What visitors do most, in Firefox: some of those tests again.
        test: {
          name: 'firefox',
          include: ['test/firefox/**/*.test.ts'],
          globalSetup: ['test/support/site/hosts/serve-kept-site.ts', 'test/support/browser/launch/share-firefox.ts'],
          setupFiles: ['test/support/site/production.ts'],
          ...slowTimeouts,
        },
      },
      {
        // Against the real CMS: each file starts a server of its own; the exporter is loaded once.
        test: { name: 'cms', include: ['test/cms/**/*.test.ts'], isolate: false, ...slowTimeouts },
      },
      {
        // What a night runs over whatever content it finds, over one that is not the sample. All are in one file.
        test: {
          name: 'another-chain',
          include: ['test/another-chain/**/*.test.ts'],
          globalSetup: ['test/support/site/hosts/serve-another-chain.ts'],
          setupFiles: ['test/support/site/production.ts'],
          isolate: false,
          ...slowTimeouts,
        },
      },
      {
        // What one build looks like, in a real browser.
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/support/site/hosts/serve-built-site.ts'],
          setupFiles: ['test/support/site/production.ts'],
          // The browser's library is loaded once for all files.
          isolate: false,
          ...slowTimeouts,
        },
      },
      {
        // Real builds.
        test: {
          name: 'build',
          include: ['test/build/**/*.test.ts'],
          globalSetup: ['test/support/site/keep-built-site.ts'],
          setupFiles: ['test/support/site/production.ts'],
          // What builds and drives browsers is loaded once for all files: those that need it otherwise start processes of their own.
          isolate: false,
          ...slowTimeouts,
        },
      },
      {
        // Against a Drupal that is played, as a real one was recorded.
        test: {
          name: 'drupal',
          include: ['test/drupal/**/*.test.ts'],
          globalSetup: ['test/support/drupal/share-export.ts'],
          // The exporter is loaded once for all files.
          isolate: false,
          ...slowTimeouts,
        },
      },
      {
        // Against a ticketing service that is played, faults and all.
        test: { name: 'ticketing', include: ['test/ticketing/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        // What tests share is loaded once: a file leaves everything global as it was.
        test: { name: 'unit', include: ['test/unit/**/*.test.{ts,tsx}'], isolate: false, testTimeout: 30_000 },
      },
    ],
  },
})
