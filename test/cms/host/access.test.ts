/** What the exporter may see of the CMS, and what nobody may. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cms, startCms } from '#test/support/cms/cms.ts'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
}, 240_000)
afterAll(() => cms.stop())

async function get(address: string, authorization = `services API-Key ${cms.apiKey}`) {
  const response = await fetch(`${cms.origin}/api/${address}`, { headers: authorization ? { authorization } : {} })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const film = 'kancil-and-the-moon-thief'

describe('the service account', () => {
  it('is refused with a wrong key, and nobody is let in without one', async () => {
    expect((await get('movie', 'services API-Key wrong')).status).toBe(403)
    expect((await get('movie', '')).status).toBe(403)
    expect((await get('file/file/poster-melaka-1511.webp', '')).status).toBe(403)
  })

  it('can log in, and then reads as with its key', async () => {
    const response = await fetch(`${cms.origin}/api/services/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(cms.service),
    })
    const { token } = (await response.json()) as { token: string }
    expect((await get(`movie/${film}?depth=0`, `JWT ${token}`)).body['title']).toBe('Kancil & the Moon Thief')
  })

  it('sees itself, but neither editors nor submissions, attachments and versions', async () => {
    expect((await get('services/me')).body['user']).toMatchObject({ email: cms.service.email })
    for (const address of [
      'users',
      'form-submissions',
      'attachments',
      'payload-locked-documents',
      'payload-preferences',
      'movie/versions',
      `movie/versions?where[parent][equals]=${film}`,
    ]) {
      expect((await get(address)).status, address).toBe(403)
    }
  })

  it('may not write', async () => {
    const headers = { authorization: `services API-Key ${cms.apiKey}`, 'content-type': 'application/json' }
    const write = (method: string, address: string) =>
      fetch(`${cms.origin}/api/${address}`, { method, headers, body: '{"title":"Mine"}' })
    expect((await write('PATCH', `movie/${film}`)).status).toBe(403)
    expect((await write('POST', 'movie')).status).toBe(403)
    expect((await write('DELETE', `movie/${film}`)).status).toBe(403)
  })
})

describe('drafts', () => {
  it('over a published film leave what is published as it was, whatever is asked', async () => {
    const before = (await get(`movie/${film}?depth=0`)).body
    await cms.patch('movie', film, { tagline: 'Not yet.' }, { draft: true })
    for (const query of ['depth=0', 'depth=0&draft=true', 'depth=0&trash=true']) {
      const { body } = await get(`movie/${film}?${query}`)
      expect(body['tagline'] ?? body['errors'], query).not.toBe('Not yet.')
    }
    expect((await get(`movie/${film}?depth=0`)).body).toEqual(before)
    const { body } = await get('movie?limit=0&depth=0&draft=true')
    expect(JSON.stringify(body)).not.toContain('Not yet.')
  })

  it('are published at once where everything that is required is there', async () => {
    const before = (await get(`movie/${film}?depth=0`)).body
    await cms.patch('movie', film, { tagline: 'Now.' })
    const after = (await get(`movie/${film}?depth=0`)).body
    expect(after['tagline']).toBe('Now.')
    expect(String(after['updatedAt']) > String(before['updatedAt'])).toBe(true)
  })

  it('that were never published are not there, nor what was taken back', async () => {
    const draft = await cms.create('news', { title: 'Soon' }, { draft: true })
    await cms.unpublish('movie', 'planet-durian')
    expect((await get(`news/${draft.id}`)).status).toBe(404)
    expect((await get('movie/planet-durian')).status).toBe(404)
  })
})

describe('the trash', () => {
  it('hides an entry until it is restored', async () => {
    await cms.trash('movie', 'bot-and-bean')
    expect((await get('movie/bot-and-bean')).status).toBe(404)
    expect((await get('movie/bot-and-bean?trash=true')).status).toBe(404)
    expect(JSON.stringify((await get('movie?limit=0&depth=0&trash=true&select[slug]=true')).body)).not.toContain(
      '"bot-and-bean"',
    )
    await cms.restore('movie', 'bot-and-bean')
    expect((await get('movie/bot-and-bean')).status).toBe(200)
  })

  it('hides a file too', async () => {
    await cms.trash('file', 'share-default')
    expect((await get('file/share-default')).status).toBe(404)
    expect((await get('file/share-default?trash=true')).status).toBe(404)
  })
})
