/**
 * Finds the browser that takes pictures of pages and runs the tests: the machine's own Chromium where there is one,
 * else the one that Playwright fetches.
 */
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The same engine without windows and menus, as Debian has it. Each visit of a test opens a window: 0.9 s of CPU in a whole
 * browser, 0.2 s in this one.
 */
const shell = '/usr/bin/chromium-headless-shell'

/** Path of a browser as visitors and editors have it; undefined where there is none. */
export const chromiumPath = (): string | undefined => places.find((path) => existsSync(path))

export const shellPath = (): string | undefined => (existsSync(shell) ? shell : chromiumPath())
