/** The audit asks a registry, a small one of ours, through the real npm. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { obeyed } from '#test/support/inputs/orders.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** Audits against a registry that knows this against `html-validate`, or that answers such questions with a status. */
async function audit(known: { readonly severity: string; readonly title: string } | { readonly status: number }) {
  const advisory =
    'severity' in known ? { id: 1, url: 'https://advisories.example/1', vulnerable_versions: '*', ...known } : {}
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      const versions = { '11.18.0': { name: 'html-validate', version: '11.18.0' } }
      response.end(JSON.stringify({ name: 'html-validate', 'dist-tags': { latest: '11.18.0' }, versions }))
    } else if ('status' in known) response.writeHead(known.status).end()
    else response.end(JSON.stringify({ 'html-validate': [advisory] }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}`,
    npm_config_fetch_retries: '0',
    // npm keeps what it once reckoned from an advisory.
    npm_config_cache: temporaryFolder(),
  }
  return new Promise<{ code: number; output: string }>((done) => {
    const child = execFile(process.execPath, ['.ci/audit-packages.ts'], { env }, (_, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}

it('ends with 1 on something grave, in the packages of the tests too, and says what', async () => {
  const { code, output } = await audit({ severity: 'high', title: 'Reads too much\n::stop-commands::x \u001b[2J' })
  expect(output).toContain('test/support/html-validator/package-lock.json: 1 known to be at fault.')
  expect(output).toContain('high: html-validate, Reads too much')
  expect(output).toMatch(/^package-lock\.json: nothing is known/m)
  expect(obeyed(output)).toEqual([])
  expect(code).toBe(1)
})

it('ends with 0 on what is not grave, and says it all the same', async () => {
  const { code, output } = await audit({ severity: 'moderate', title: 'Is slow' })
  expect(output).toContain('moderate: html-validate, Is slow')
  expect(code).toBe(0)
})

it('says of each lock file that it was not audited where the registry cannot be asked, and ends with 0', async () => {
  const { code, output } = await audit({ status: 405 })
  expect(output.match(/NOT AUDITED, the registry could not be asked \(405 /g)).toHaveLength(3)
  expect(code).toBe(0)
})
