import { defineConfig } from '@playwright/test'
import { chromiumPath } from '#review/shots/chromium.ts'
import { ownTemporaryFolder } from '#test/support/run-folder.ts'

ownTemporaryFolder()
const path = chromiumPath()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 300_000,
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(path ? { executablePath: path } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
})
