/**
 * Exports what a stand-in sells into a copy of the sample chain, whose entries have not changed since: the exporter as it
 * is, without the CMS, and with waits that take no time.
 */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryType } from '#content/schema/entry-types.ts'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { loadSnapshot, type Snapshot } from '#content/snapshot/load.ts'
import { type Chain, chainOf } from '#demo/schedule/chain.ts'
import { exportContent, type Outcome } from '#exporter/export-content.ts'
import type { Clock } from '#exporter/http-client/clock.ts'
import type { HttpEvent } from '#exporter/http-client/log.ts'
import { payloadCmsReaders } from '#exporter/sources/payload-cms/field-readers.ts'
import type { Source } from '#exporter/sources/source.ts'
import { connectTicketing } from '#exporter/ticketing/settings.ts'
import { logins, type TicketingHost } from './host.ts'

const types: readonly EntryType[] = ['movie', 'internationalScreenMovie', 'cinema', 'experience']

/** Puts the films, cinemas and experiences of the sample content into a folder. */
export function copySample(folder: string): void {
  for (const part of [...types.map((type) => `entries/${type}`), 'snapshot.json', 'urls.json', 'revisions.json'])
    cpSync(join('content', part), join(folder, part), { recursive: true })
}

export async function sampleChain(): Promise<Chain> {
  const { entries } = await loadSnapshot('content')
  return chainOf([...entries.values()].map(({ entry }) => entry))
}

/** A CMS in which nobody has changed anything. */
function unchangedSource({ revisions }: Snapshot): Source {
  const known = Object.entries(revisions.revisions)
  return {
    name: 'payload',
    readers: payloadCmsReaders([]),
    connect: async () => {},
    list: async (type) =>
      known.flatMap(([key, revision]) =>
        key.startsWith(`${type}/`) ? [{ id: key.slice(type.length + 1), revision }] : [],
      ),
    fetch: (type, ids) => {
      throw new Error(`nothing of ${type} has changed, and ${ids.join(', ')} is asked for`)
    },
    openFile: () => Promise.reject(new Error('no file has changed')),
  }
}

export type Api = 'vista-ocapi' | 'vista-connect'

export interface SalesExport {
  readonly host: Pick<TicketingHost, 'now' | 'origin'>
  readonly folder: string
  readonly api?: Api
  readonly env?: Readonly<Record<string, string>>
  readonly allowMassDelete?: boolean
  /** One that does not wait, if none is given. */
  readonly clock?: Clock
}

export interface SalesOutcome extends Outcome {
  readonly events: readonly HttpEvent[]
  readonly stages: readonly string[]
}

const bases = { 'vista-ocapi': '/ocapi/v1', 'vista-connect': '/WSVistaWebClient' } as const

/** The settings by which a stand-in is reached. */
export const settingsFor = ({ origin }: Pick<TicketingHost, 'origin'>, api: Api): Record<string, string> => ({
  TICKETING_URL: `${origin}${bases[api]}`,
  TICKETING_API: api,
  TICKETING_INTERVAL_MS: '0',
  ...(api === 'vista-connect'
    ? { TICKETING_KEY: logins.key }
    : {
        TICKETING_TOKEN_URL: `${origin}/connect/token`,
        TICKETING_CLIENT_ID: logins.clientId,
        TICKETING_USERNAME: logins.username,
        TICKETING_PASSWORD: logins.password,
      }),
})

/** An export at the stand-in's own time. */
export async function exportSales(options: SalesExport): Promise<SalesOutcome> {
  const { host, folder, api = 'vista-ocapi', env = {}, allowMassDelete = false, clock = hastyClock() } = options
  const events: HttpEvent[] = []
  const stages: string[] = []
  const settings = { ...settingsFor(host, api), ...env }
  const { service, http } = connectTicketing(settings, { log: (event) => events.push(event), clock })
  try {
    using lock = lockFolder(folder, 'export')
    const source = unchangedSource(await loadSnapshot(folder))
    const asOf = new Date(host.now).toISOString().replace('.000Z', 'Z')
    const outcome = await exportContent(
      { source, ticketing: service },
      lock,
      { out: folder, full: false, dryRun: false, allowMassDelete, types, asOf },
      { stage: (stage, detail) => stages.push(`${stage}: ${detail}`), reading() {} },
    )
    return { ...outcome, events, stages }
  } finally {
    await http?.close()
  }
}

/** Whoever waits by it goes on at once, and finds it later. */
function hastyClock(): Clock {
  let passed = 0
  return {
    now: () => Date.now() + passed,
    random: () => 1,
    sleep: async (ms) => {
      passed += ms
    },
  }
}

export const textOf = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')
