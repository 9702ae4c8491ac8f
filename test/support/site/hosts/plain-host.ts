/** A static host that reads none of the files for hosts: it knows files, folders with an index, and 404. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { contentType } from '#site/node/output/content-types.ts'
import type { RunningServer } from '#site/node/serve/serve.ts'

export async function startPlainHost(folder: string): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    const file = join(folder, path)
    const isFolder = existsSync(file) && statSync(file).isDirectory()
    if (isFolder && !path.endsWith('/')) {
      response.writeHead(301, { location: `${encodeURI(path)}/` }).end()
      return
    }
    const found = isFolder ? join(file, 'index.html') : file
    if (existsSync(found))
      response.writeHead(200, { 'content-type': contentType(extname(found)) }).end(readFileSync(found))
    else response.writeHead(404, { 'content-type': 'text/html' }).end(readFileSync(join(folder, '404.html')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
