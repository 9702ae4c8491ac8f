/** The sample chain in a Drupal, and how the exporter is told of it. */
import { type ExportRun, type ExportSettings, runExport } from '#test/support/snapshot/run-export.ts'
import { siteOfContent } from './held/site-of-content.ts'
import { consumer } from './logins.ts'
import { type Drupal, startDrupal } from './server.ts'

export const committed = 'content'

export const startFilledDrupal = async (): Promise<Drupal> => startDrupal(await siteOfContent(committed))

/** As a consumer of Simple OAuth. */
const byConsumer = { CMS_KIND: 'drupal', CMS_CLIENT_ID: consumer.id, CMS_CLIENT_SECRET: consumer.secret } as const

export function exportFrom(drupal: Drupal, out: string, settings: Partial<ExportSettings> = {}): Promise<ExportRun> {
  return runExport({ origin: drupal.origin, out, ...settings, env: { ...byConsumer, ...settings.env } })
}
