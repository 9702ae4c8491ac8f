import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { collectGarbage } from '#site/node/threads/collect-garbage.ts'
import { type PageJob, runViteSsg } from '#site/node/vite-ssg/run.ts'
import { checkout } from '#test/support/site/site-build.ts'

it('holds nothing of the content and the pages once they are written, though Vite never lets go of its plug-ins', async () => {
  const job = await startedJob()
  // What a weak reference was asked for lives until the end of the turn.
  await setImmediate()
  collectGarbage()
  expect(job.deref()).toBeUndefined()
})

/** A job that vite-ssg has called, and that nothing here holds. */
async function startedJob(): Promise<WeakRef<object>> {
  const { root, outputFolder, mode, config } = checkout().options()
  const bundling = { root, outputFolder, mode, threads: 1, formKind: config.formKind, saved: undefined }
  const finished = await runViteSsg(bundling, (server): PageJob<object> => {
    expect(server).toContain('createApp')
    return {
      paths: ['/'],
      renderPage: async () => ({}),
      withHead: (shell) => shell,
      finishPage: (shell) => shell,
    }
  })
  return new WeakRef(finished)
}
