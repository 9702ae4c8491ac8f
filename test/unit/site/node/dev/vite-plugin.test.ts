/** The part of the development server that gives what the content has, asked without Vite. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { contentDev } from '#site/node/dev/vite-plugin.ts'
import { PictureCache } from '#site/node/media/picture-cache.ts'
import { pictureUrl } from '#site/shared/picture.ts'
import { repository } from '#test/support/repository.ts'
import { committedSource } from '#test/support/site/site-source.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

type Ask = (url: string) => Promise<{ readonly status: number; readonly bytes: Buffer | undefined }>

/** A server for a content that has one picture and nothing else. */
async function served(): Promise<{ readonly ask: Ask; readonly address: string }> {
  const root = temporaryFolder()
  const source = await committedSource()
  const [poster, { path }] = [source.picture('file/poster-redline-kl'), source.entry('file', 'file/poster-redline-kl')]
  for (const file of ['content/entries/file/poster-redline-kl.json', `content/media/${path}`])
    cpSync(join(repository, file), join(root, file))
  type Middleware = (request: object, response: object, next: (error?: unknown) => void) => void
  let middleware: Middleware | undefined
  const server = {
    watcher: { add: () => {}, on: () => {} },
    middlewares: {
      use(given: Middleware) {
        middleware = given
      },
    },
  } as unknown as ViteDevServer
  const { configureServer } = contentDev(root)
  if (typeof configureServer === 'function') await configureServer.call({} as never, server)
  const ask: Ask = (url) =>
    new Promise((resolve, reject) => {
      const response = {
        status: 0,
        writeHead: (status: number) => Object.assign(response, { status }),
        end: (bytes?: Buffer) => resolve({ status: response.status, bytes }),
      }
      middleware?.({ url }, response, reject)
    })
  return { ask, address: pictureUrl(poster, 96, 'webp') }
}

it('makes a picture once, however many requests ask for it at the same time', async () => {
  const keep = vi.spyOn(PictureCache.prototype, 'keep')
  onTestFinished(() => keep.mockRestore())
  const { ask, address } = await served()
  const [first, ...others] = await Promise.all(Array.from({ length: 3 }, () => ask(address)))
  expect(first?.status).toBe(200)
  expect(others).toEqual([first, first])
  expect(keep).toHaveBeenCalledOnce()
})
