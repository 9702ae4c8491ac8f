import { expect, it } from 'vitest'
import { compileProse } from '#content/format/prose/compile-prose.ts'
import { faqPage } from '#site/loaders/json-ld/faq-page.ts'

/** What a search engine is told of an answer. */
function answerOf(text: string) {
  const answer = compileProse(text).tree ?? []
  const [page] = faqPage([{ id: 'a', title: 'May I?', answer }])
  const [question] = [page?.mainEntity].flat()
  return question && typeof question === 'object' && 'acceptedAnswer' in question ? question.acceptedAnswer : undefined
}

it('says the rows of a table that Markdown has no words for', () => {
  const table =
    '<DataTable caption="Prices" headerRow={false} headerColumn={false} rows={[[{"text":"Child"},{"text":"RM 9"}],[{"text":"Adult"},{"text":"RM 12"}]]} />'
  expect(answerOf(table)).toEqual({ '@type': 'Answer', text: 'Prices\nChild RM 9\nAdult RM 12' })
})

it('says each paragraph, item and row of an answer in a line of its own', () => {
  const text = `You *may* bring:

- Water
- A cake

  with candles

> ## Not
> this

| Class | Who |
| ----- | --- |
| U     | All |
`
  expect(answerOf(text)).toEqual({
    '@type': 'Answer',
    text: 'You may bring:\nWater\nA cake\nwith candles\nNot\nthis\nClass Who\nU All',
  })
})
