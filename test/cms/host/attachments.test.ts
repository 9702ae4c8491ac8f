/** What the CMS makes of the files that visitors attach. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentFolder } from '#test/support/cms/host/places.ts'
import { formWithEverything } from './form-with-everything.ts'

const everything = formWithEverything()
const { sendFile } = everything

const picture = path.join(contentFolder, 'media/share-default-dbce0894.jpg')

describe('an attachment', () => {
  it('is kept where only editors see it', async () => {
    const { status, body } = await sendFile(new Uint8Array(await readFile(picture)), 'image/jpeg', 'photo.jpg')
    expect(status).toBe(201)
    const kept = await everything.cms.read('form-submissions', String(body.doc?.id), 'depth=1')
    const [{ field: name, value }] = kept['submissionUploads'] as [
      { field: string; value: [{ value: { url: string } }] },
    ]
    expect(name).toBe('photo')
    const address = everything.cms.origin + value[0].value.url
    expect((await fetch(address)).status).toBe(403)
    expect(
      (await fetch(address, { headers: { authorization: `services API-Key ${everything.cms.apiKey}` } })).status,
    ).toBe(403)
    expect((await fetch(address, { headers: { authorization: `JWT ${await everything.cms.login()}` } })).status).toBe(
      200,
    )
  })

  it('of a kind that the form does not take is refused, whatever it calls itself', async () => {
    const text = new TextEncoder().encode('<script>alert(1)</script>')
    expect((await sendFile(text, 'text/html', 'page.html')).problems).toMatchObject([{ path: 'photo' }])
    expect((await sendFile(text, 'image/png', 'picture.png')).problems).toMatchObject([
      { path: 'photo', message: 'This file is damaged, or of another kind than it says. Please attach another one.' },
    ])
  })

  it('that is too large is refused', async () => {
    const bytes = new Uint8Array(await readFile(picture))
    const large = new Uint8Array(300_000)
    large.set(bytes.subarray(0, 300_000))
    const { status, problems } = await sendFile(large, 'image/jpeg', 'large.jpg')
    expect(status).toBe(400)
    expect(problems[0]?.message).toBe('“large.jpg” is too large, with 0.3 MB. Please attach a file of at most 0.2 MB.')
  })

  it('cannot be put in by another door', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await readFile(picture))], { type: 'image/jpeg' }), 'a.jpg')
    expect((await fetch(`${everything.cms.origin}/api/attachments`, { method: 'POST', body: form })).status).toBe(403)
  })
})
