/** A stand-in for the sample chain and a folder into which it was exported once: where most tests of ticketing begin. */
import { onTestFinished } from 'vitest'
import type { Problem } from '#content/format/problem.ts'
import type { Chain } from '#demo/schedule/chain.ts'
import { copySnapshot } from '#test/support/snapshot/copy-snapshot.ts'
import { filesIn } from '#test/support/snapshot/snapshot-folder.ts'
import { temporaryFolder, temporaryFolderFor } from '#test/support/temporary-folder.ts'
import { copySample, exportSales, sampleChain } from '#test/support/ticketing-host/export-sales.ts'
import { startTicketingHost, type TicketingHost } from '#test/support/ticketing-host/host.ts'

/** A Thursday; business days end at six. */
export const firstNight = '2026-10-01T03:00:00+08:00'
export const apis = ['vista-ocapi', 'vista-connect'] as const

export const chain: Chain = await sampleChain()

export async function hostAt(now: string, of: Chain = chain): Promise<TicketingHost> {
  const host = await startTicketingHost({ chain: of, now })
  onTestFinished(() => host[Symbol.asyncDispose]())
  return host
}

/** @param whenDone `afterAll` of the file. */
export async function soldFolders(whenDone: (remove: () => void) => void): Promise<() => string> {
  const base = temporaryFolderFor(whenDone)
  copySample(base)
  await using host = await startTicketingHost({ chain, now: firstNight })
  await exportSales({ host, folder: base })
  return () => {
    const folder = temporaryFolder()
    copySnapshot(base, folder)
    return folder
  }
}

/** What the snapshot says of ticketing, file by file. */
export const salesIn = (folder: string): Record<string, string> => filesIn(folder, 'ticketing')

export const said = (problems: readonly Problem[]): string =>
  problems.map(({ entry, message, hint }) => `${entry}: ${message}. ${hint}`).join('\n')

/** A fault that changes the JSON of an answer. */
export const edited = <T>(edit: (answer: T) => unknown) => ({
  kind: 'replaceBody' as const,
  replace: (body: Buffer) => Buffer.from(JSON.stringify(edit(JSON.parse(body.toString()) as T))),
})
