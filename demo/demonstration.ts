/** The whole product on this machine: the site, what it leads to and asks, and a clock that starts with the content. */
import { loadSnapshot } from '#content/snapshot/load.ts'
import { MediaOnDemand } from '#site/node/media/media-on-demand.ts'
import { listen, siteAnswers } from '#site/node/serve/serve.ts'
import { buildDemo, type DemoFolders, demoEnvironment, picturesOf } from './build.ts'
import { startClock } from './clock.ts'
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
  /** The services get the next one. */
  readonly port: number
}

/** @returns nothing where the build fails, which has said why. @throws where a port is in use. */
export async function demonstrate({ port, ...folders }: Options): Promise<Demonstration | undefined> {
  const [site, origin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`]
  const [status, { entries: stored, manifest }] = await Promise.all([
    buildDemo(folders, demoEnvironment(site, origin)),
    loadSnapshot(folders.content),
  ])
  if (status !== 0 || !manifest) return undefined
  const entries = new Map([...stored].map(([key, { entry }]) => [key, entry]))
  const clock = startClock(manifest.asOf)
  const media = new MediaOnDemand({ folder: folders.content, entries }, folders.cache)
  const answer = siteAnswers({ folder: folders.output, findElsewhere: (path) => media.fileOf(path) })
  const chain = chainOf([...entries.values()])
  await using opened = new AsyncDisposableStack()
  opened.defer((await listen(answerForServices({ chain, now: clock.now, site, origin }), port + 1)).close)
  opened.defer((await listen(async (request) => withDemoClock(await answer(request), clock), port)).close)
  const servers = opened.move()
  return {
    site,
    services: origin,
    async makePictures() {
      const pictures = picturesOf(folders)
      return { count: pictures.size, failed: await media.makeBehind(pictures) }
    },
    close: () => servers.disposeAsync(),
  }
}
