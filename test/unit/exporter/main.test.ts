/** How an export ends that never gets as far as the CMS. */
import { expect, it, vi } from 'vitest'
import { main } from '#exporter/main.ts'

it('tells machines in JSON of a mistake in the command line, too', async () => {
  const write = vi.fn()
  expect(await main(['--json', '--types', 'nonsense'], { env: {}, stdout: { write } })).toBe(2)
  expect(write.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
    { event: 'failure', problems: [{ message: '--types: there is no type "nonsense".' }] },
  ])
})

it('says where our own code has a fault, and nothing of the kind where a setting is wrong', async () => {
  using said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const write = vi.fn()
  expect(await main([], { env: { CMS_URL: 'nowhere' }, stdout: { write } })).toBe(2)
  expect(said).not.toHaveBeenCalled()
  write.mockImplementationOnce(() => {
    throw new TypeError('a fault of ours')
  })
  expect(await main(['--help'], { env: {}, stdout: { write } })).toBe(2)
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/a fault of ours\n {4}at .*main\.test\.ts/s))
})
