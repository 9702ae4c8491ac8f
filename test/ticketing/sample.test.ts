/** What the repository's sample sells is what an export from the stand-in says, and nothing that anybody has written. */
import { expect, it } from 'vitest'
import { sampleTime } from '#test/support/snapshot/sample-time.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { copySample, exportSales } from '#test/support/ticketing-host/export-sales.ts'
import { hostAt, salesIn } from './sample-chain.ts'

it('is sold as the stand-in has it at the site’s hour: if not, run test/support/ticketing-host/export-sample.ts', async () => {
  const [host, folder] = [await hostAt(sampleTime()), temporaryFolder()]
  copySample(folder)
  expect(await exportSales({ host, folder })).toMatchObject({ status: 'exported', problems: [] })
  expect(salesIn(folder)).toEqual(salesIn('content'))
})
