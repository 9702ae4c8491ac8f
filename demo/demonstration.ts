/** The whole product on this machine: the site, what it leads to and asks, and a clock that starts on the evening of the content's day. */
import { loadSnapshot } from '#content/snapshot/load.ts'
import { MediaOnDemand } from '#site/node/media/media-on-demand.ts'
import { type Handler, listen, siteHandler } from '#site/node/serve/serve.ts'
import { buildDemo, type DemoFolders, demoEnvironment, picturesOf } from './build.ts'
import { eveningOf, startClock } from './clock.ts'
import { withDemoClock } from './demo-page.ts'
import { chainOf } from './schedule/chain.ts'
import { answerForServices } from './services/services.ts'

export interface Demonstration {
  readonly site: string
  readonly services: string
  /** Makes all pictures that nobody has asked for yet. @returns how many there are, and which cannot be made. */
  makePictures(): Promise<{ readonly count: number; readonly failed: readonly string[] }>
  close(): Promise<void>
}

interface Options extends DemoFolders {
  /** Port of the site; the services get the next one. 0 for two that are free. */
  readonly port: number
}

/** @returns nothing where the build fails, which has said why. @throws where a port is in use, before anything is built. */
export async function demonstrate({ port, ...folders }: Options): Promise<Demonstration | undefined> {
  await using opened = new AsyncDisposableStack()
  const [site, services] = [opened.use(await openPort(port)), opened.use(await openPort(port && port + 1))]
  const [status, { entries: stored, manifest }] = await Promise.all([
    buildDemo(folders, demoEnvironment(site.url, services.url)),
    loadSnapshot(folders.content),
  ])
  if (status !== 0 || !manifest) return undefined
  const entries = new Map([...stored].map(([key, { entry }]) => [key, entry]))
  const clock = startClock(eveningOf(manifest.asOf))
  const media = new MediaOnDemand({ folder: folders.content, entries }, folders.cache)
  const answer = siteHandler({ folder: folders.output, fallbackFile: (path) => media.fileOf(path) })
  const chain = chainOf([...entries.values()])
  services.answerWith(answerForServices({ chain, now: clock.now, site: site.url, origin: services.url }))
  site.answerWith(async (request) => withDemoClock(await answer(request), clock))
  const servers = opened.move()
  return {
    site: site.url,
    services: services.url,
    async makePictures() {
      const pictures = picturesOf(folders)
      return { count: pictures.size, failed: await media.makeBehind(pictures) }
    },
    close: () => servers.disposeAsync(),
  }
}

/** A port whose requests wait until it is known what answers them: a browser that is opened during the build shows its page after it. */
async function openPort(port: number) {
  const { promise: answering, resolve: answerWith } = Promise.withResolvers<Handler>()
  const { url, close } = await listen(async (request) => (await answering)(request), port)
  return { url, answerWith, [Symbol.asyncDispose]: close }
}
