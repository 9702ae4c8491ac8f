/**
 * The Firefox of this machine, as its visitors have it. Playwright drives a Firefox of its own making, which cannot be had everywhere,
 * and a real one by WebDriver BiDi: as a channel of Mozilla's (decision 0144).
 */
import { existsSync } from 'node:fs'
import { type Browser, firefox } from '@playwright/test'

/** Paths at which Debian, others, macOS and Windows have it. */
const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

export const firefoxPath = (): string | undefined => places.find((path) => existsSync(path))

export const howToGetFirefox =
  'There is no Firefox on this machine. On Debian, `apt-get install firefox-esr` brings it; elsewhere, https://www.mozilla.org/firefox/.'

/** Starts one for others to connect to. */
export async function launchSharedFirefox(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const executablePath = firefoxPath()
  if (executablePath === undefined) throw new Error(howToGetFirefox)
  const browser = await firefox.launch({
    executablePath,
    channel: 'moz-firefox',
    firefoxUserPrefs: {
      // Whatever a host is called, it is this machine.
      'network.dns.forceResolve': '127.0.0.1',
      // Drawing is most of what a test costs.
      'layout.frame_rate': 20,
      // One process for the pages of all tests, and none that waits for the next.
      'fission.autostart': false,
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
      // A mouse, also on a machine that has none.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  })
  adaptCommands(browser)
  const { endpoint } = await browser.bind('tests', { host: '127.0.0.1', port: 0 })
  return { address: endpoint, close: () => browser.close() }
}

type Send = (method: string, parameters: object) => Promise<unknown>

/**
 * Adapts two commands of Playwright 1.65. It opens a window for every page, which costs Firefox twice what a tab does. And it sets
 * media features in a way that Firefox 153 does not know: tests in Firefox have those of the machine. When all Firefoxes know it, this
 * part can go.
 */
function adaptCommands(browser: Browser): void {
  const { _connection: connection } = browser as unknown as {
    readonly _connection: { toImpl(client: Browser): { readonly _browserSession: object } }
  }
  const sessions = Object.getPrototypeOf(connection.toImpl(browser)._browserSession) as { send: Send }
  const { send } = sessions
  sessions.send = async function (method, parameters) {
    if (method === 'emulation.setMediaFeaturesOverride') return {}
    const isNewPage = method === 'browsingContext.create'
    return send.call(this, method, isNewPage ? { ...parameters, type: 'tab' } : parameters)
  }
}
