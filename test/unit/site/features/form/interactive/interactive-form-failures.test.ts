/** A form that cannot be sent at once: what is said of it, and that what was typed arrives once in the end. */
import { expect, it } from 'vitest'
import { InteractiveForm } from '#site/features/form/interactive/interactive-form.ts'
import { interactiveForms } from './interactive-forms.ts'

const { open, taken, disturb } = interactiveForms()

it.each([
  ['unreachable', 'hang up' as const],
  ['forbidden', { status: 403 }],
  ['tooLarge', { status: 413 }],
  ['busy', { status: 429, headers: { 'retry-after': '7' } }],
  ['broken', { status: 500 }],
  ['broken', { status: 503 }],
  ['refused', { status: 404 }],
])('says that it is %s, keeps all, and sends it once when it is tried again', async (reason, answer) => {
  const { form, type, store, arrivals } = open()
  disturb(() => answer)
  type('name', 'Ann')
  await form.submit()
  expect(form.state().sending).toMatchObject({ phase: 'failed', failure: { reason } })
  expect(form.state().answers['name']).toBe('Ann')
  expect(store.length).toBe(1)
  expect(arrivals()).toBe(0)
  await form.submit()
  expect(arrivals()).toBe(1)
  expect(taken).toHaveLength(1)
})

it('tells how long to wait, where the server does', async () => {
  const { form, type } = open()
  disturb(() => ({ status: 429, headers: { 'retry-after': '120' } }))
  type('name', 'Ann')
  await form.submit()
  expect(form.state().sending).toMatchObject({ failure: { reason: 'busy', waitSeconds: 120 } })
})

it('counts once what had arrived before the line broke', async () => {
  const { form, type, arrivals } = open()
  disturb((take) => {
    take()
    return 'hang up'
  })
  type('name', 'Ann')
  await form.submit()
  expect(form.state().sending.phase).toBe('failed')
  await form.submit()
  expect(arrivals()).toBe(1)
  expect(taken).toHaveLength(1)
})

it('says that the first message had arrived, and sends a changed one as another only when it is pressed again', async () => {
  const { form, type, arrivals } = open()
  disturb(() => ({ status: 409 }))
  type('name', 'Ann')
  await form.submit()
  expect(form.state().sending).toMatchObject({ failure: { reason: 'changed' } })
  await form.submit()
  expect(arrivals()).toBe(1)
  expect(taken.map(({ key }) => key)).toEqual(['key-2'])
})

it("shows the server's sentences at their fields until these are changed, and those of no field as a failure", async () => {
  const { form, type } = open()
  const mistake = (path: string) => ({ errors: [{ data: { errors: [{ path, message: 'Not this one.' }] } }] })
  disturb(
    () => ({ status: 400, body: mistake('name') }),
    () => ({ status: 400, body: mistake('form') }),
  )
  type('name', 'Ann')
  await form.submit()
  expect([...form.state().problems]).toEqual([['name', 'Not this one.']])
  expect(form.state().sending.phase).toBe('ready')
  type('name', 'Bob')
  expect(form.state().problems.size).toBe(0)
  await form.submit()
  expect(form.state().sending).toMatchObject({ failure: { reason: 'refused' } })
})

it('asks nobody while there is no network', async () => {
  let isOnline = false
  const { form, type, arrivals } = open({ isOnline: () => isOnline })
  type('name', 'Ann')
  await form.submit()
  expect(form.state().sending).toMatchObject({ failure: { reason: 'offline' } })
  expect(taken).toHaveLength(0)
  isOnline = true
  await form.submit()
  expect(arrivals()).toBe(1)
})

it('stops when it is told to, and can be sent afterwards', async () => {
  const { form, type, arrivals } = open()
  type('name', 'Ann')
  const sending = form.submit()
  form.cancel()
  await sending
  expect(form.state().sending).toMatchObject({ failure: { reason: 'cancelled' } })
  await form.submit()
  expect(arrivals()).toBe(1)
  expect(taken).toHaveLength(1)
})

it('can be sent again after a fault of its own code, here and by whoever comes back', async () => {
  const faults = [new Error('Nobody expected this.')]
  const { form, type, options, arrivals } = open({
    challenge: {
      token: async () => {
        for (const fault of faults.splice(0)) throw fault
        return 'a token'
      },
      renew() {},
      end() {},
    },
  })
  type('name', 'Ann')
  await expect(form.submit()).rejects.toThrow('Nobody expected this.')
  expect(form.state().sending).toMatchObject({ phase: 'failed', failure: { reason: 'broken' } })
  const again = new InteractiveForm(options)
  await again.submit()
  expect(arrivals()).toBe(1)
})
