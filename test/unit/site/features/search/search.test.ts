import { afterEach, expect, it, vi } from 'vitest'
import { search } from '#site/features/search/search.ts'
import type { SearchRecord } from '#site/shared/search.ts'
import { aPage, ownHost } from '#test/support/site/own-host.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const records: readonly SearchRecord[] = [
  { url: '/faq/food', title: 'Food', note: '', kind: 'Questions', words: 'popcorn' },
]

it('names the file for which a host answers with a page, and asks for it again the next time', async () => {
  await ownHost(aPage)
  await expect(search('food')).rejects.toThrow('search.json answered 200')
  await ownHost((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(records)),
  )
  expect((await search('food')).hits.map(({ url }) => url)).toEqual(['/faq/food'])
})
