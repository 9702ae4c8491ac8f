import { createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, it } from 'vitest'
import { messages } from '#site/language/en.ts'
import { InLanguage } from '#site/language/in-language.tsx'

it('has its text in a page that is built', async () => {
  const { prelude } = await prerenderToNodeStream(createElement(InLanguage, { text: 'outdated' }))
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  expect(html).toContain(messages.outdated)
})
