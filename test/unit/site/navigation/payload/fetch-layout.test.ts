import { afterEach, expect, it, vi } from 'vitest'
import { fetchLayout } from '#site/navigation/payload/payload-loader.ts'
import { StaleDeployError } from '#site/navigation/payload/stale-deploy.ts'
import { aPage, ownHost } from '#test/support/site/own-host.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each<[string, typeof aPage]>([
  ['says so', (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not here</p>')],
  ['answers with a page', aPage],
])('takes the page for one of an older deploy where its layout is gone, and the host %s', async (_, answer) => {
  await ownHost(answer)
  await expect(fetchLayout('/layout-abc.json')).rejects.toThrow(StaleDeployError)
})
