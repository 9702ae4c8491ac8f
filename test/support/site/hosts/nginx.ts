/** A built site in the nginx of the system, with the configuration that the build wrote. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { RunningServer } from '#site/node/serve/serve.ts'

const binary = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync)

export const hasNginx = binary !== undefined

/** @param folder in which the site is in `dist`; nginx puts its own files beside it. */
export async function startNginx(folder: string): Promise<RunningServer> {
  if (!binary) throw new Error('There is no nginx on this machine.')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  mkdirSync(join(folder, 'temp'))
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
  const test = spawnSync(binary, ['-t', '-c', join(folder, 'nginx.conf'), '-p', folder], { encoding: 'utf8' })
  if (test.status !== 0) throw new Error(test.stderr)
  const running = spawn(binary, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()))
  const close = () => {
    running.kill('SIGTERM')
    return ended
  }
  await answers(url)
  return { url, close }
}

/** The server as the build wrote it, in a process of ours: own folders, own port, and brotli where the module is there. */
function configuration(folder: string, port: number): string {
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  const hasBrotli = existsSync(brotli)
  const server = readFileSync(join(folder, 'dist/nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/site;', `root ${folder}/dist;`)
    .replace('# brotli_static on;', hasBrotli ? 'brotli_static on;' : '')
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp/${name};`,
  )
  return [
    hasBrotli ? `load_module ${brotli};` : '',
    `pid ${folder}/nginx.pid;`,
    'daemon off;',
    'master_process off;',
    `error_log ${folder}/error.log;`,
    'events {}',
    `http {\naccess_log off;\n${temp.join('\n')}\n${server}\n}`,
  ].join('\n')
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function answers(url: string): Promise<void> {
  const end = Date.now() + 10_000
  while (Date.now() < end) {
    if (await fetch(url).then(Boolean, () => false)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not answer.')
}
