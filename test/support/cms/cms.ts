/**
 * A real CMS for a test: filled from a content folder, on a port of its own, with its own copy of the data.
 *
 *     const cms = await startCms()
 *     await cms.patch('movie', 'the-quiet-horizon', { title: 'Another' })
 *     await cms.stop()
 *
 * The first call of a machine installs and seeds (a minute); later ones copy what was made then and take two seconds.
 */
import type { ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buildPages } from './host/build-pages.ts'
import { startScript, stopChild } from './host/child.ts'
import { EditorClient } from './host/editor-client.ts'
import { install } from './host/install.ts'
import { contentFolder, next } from './host/places.ts'
import { seedOf } from './host/seed-cache.ts'
import { editor, exporter } from './src/accounts.ts'

export { CmsRefusal } from './host/editor-client.ts'

interface CmsOptions {
  /** The content folder to fill it from; the committed snapshot if none is given. */
  readonly seedFrom?: string
  /** Data of a CMS that was stopped with `keepData`, to go on with them. */
  readonly dataDir?: string
  /** With the editing pages, for a browser: the first time they are built, which takes a minute or two. */
  readonly pages?: boolean
  /** Settings of the server, as its environment. */
  readonly env?: Readonly<Record<string, string>>
}

interface Running {
  readonly dataDir: string
  readonly log: readonly string[]
  readonly server: ChildProcess
}

export class Cms extends EditorClient {
  readonly apiKey = exporter.apiKey
  /** The exporter's login, in place of the key. */
  readonly service = { email: exporter.email, password: exporter.password }
  readonly editor = { email: editor.email, password: editor.password }
  readonly dataDir: string
  /** What the server has said so far: why it answered 500, for one. */
  readonly log: readonly string[]
  readonly #server: ChildProcess

  constructor(origin: string, { dataDir, log, server }: Running) {
    super(origin)
    this.dataDir = dataDir
    this.log = log
    this.#server = server
  }

  /** Ends the server and removes its data. */
  async stop({ keepData = false } = {}): Promise<void> {
    await stopChild(this.#server)
    if (!keepData) await rm(this.dataDir, { recursive: true, force: true })
  }

  /** Ends the server as a power cut would; `stop` still tidies up. */
  async kill(): Promise<void> {
    await stopChild(this.#server, 'SIGKILL')
  }
}

export async function startCms({
  seedFrom = contentFolder,
  dataDir,
  pages = false,
  env = {},
}: CmsOptions = {}): Promise<Cms> {
  await install()
  if (pages) await buildPages(console.log)
  const data = dataDir ?? (await copyOf(await seedOf(seedFrom)))
  const server = pages
    ? startPages(data, env)
    : startScript('src/server.ts', ['--port', '0', '--data', data], { env, output: 'pipe' })
  const log: string[] = []
  try {
    return new Cms(await originOf(server, log), { dataDir: data, log, server })
  } catch (cause) {
    await stopChild(server)
    throw cause
  }
}

function startPages(data: string, env: Readonly<Record<string, string>>): ChildProcess {
  return startScript(next, ['start', '--hostname', '127.0.0.1', '--port', '0', '--keepAliveTimeout', '300000'], {
    env: { CMS_DATA: data, NODE_ENV: 'production', ...env },
    output: 'pipe',
  })
}

async function copyOf(seed: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cms-'))
  await cp(seed, folder, { recursive: true })
  return folder
}

/** The address that the server prints when it is ready. Reads on afterwards, or the server would stand still one day. */
function originOf(server: ChildProcess, log: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    for (const output of [server.stdout, server.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => {
        log.push(text)
        const origin = /(?:^ready |Local: +)(\S+)/m.exec(text)?.[1]
        if (origin) resolve(origin)
      })
    }
    server.once('exit', (code) => reject(new Error(`The CMS ended with ${code} before it was ready:\n${log.join('')}`)))
  })
}
