/** Which browser the tests drive: the machine's own Chromium where there is one, else the one that Playwright fetches. */
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export function chromiumPath(): string | undefined {
  return places.find((path) => existsSync(path))
}
