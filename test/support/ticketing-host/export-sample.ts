/**
 * `node test/support/ticketing-host/export-sample.ts`: sells the sample chain's films at the stand-in, at the hour at which
 * its site stands, and exports that into `content/`. For when films, cinemas or the invented schedule have changed.
 */
import { sampleTime } from '#test/support/snapshot/sample-time.ts'
import { exportSales, sampleChain } from './export-sales.ts'
import { startTicketingHost } from './host.ts'

const folder = 'content'
await using host = await startTicketingHost({ chain: await sampleChain(), now: sampleTime() })
const { changes, problems } = await exportSales({ host, folder, allowMassDelete: true })
for (const { title, fields } of changes) console.log(`${title}: ${fields.join(', ')}`)
for (const { message } of problems) console.warn(message)
