/** Installs the CMS's own packages, if they are not there or are others than the lock file says. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withLock } from './lock.ts'
import { cmsFolder } from './places.ts'

const note = path.join(cmsFolder, 'node_modules/.installed-from')

export async function install(say: (line: string) => void = () => undefined): Promise<void> {
  if (await isInstalled()) return
  await withLock(path.join(cmsFolder, '.data/install'), async () => {
    if (await isInstalled()) return
    say('Installing the packages of the CMS (about a minute) …')
    const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: cmsFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
    const [code] = await once(npm, 'close')
    if (code !== 0) throw new Error(`npm ci in test/support/cms ended with ${code}.`)
    await writeFile(note, await lockFile())
  })
}

const lockFile = () => readFile(path.join(cmsFolder, 'package-lock.json'), 'utf8')
const isInstalled = async () => (await readFile(note, 'utf8').catch(() => '')) === (await lockFile())
