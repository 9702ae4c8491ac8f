import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ShowMore } from '#site/features/show-more/show-more.tsx'

const demand = { state: 'there', tryAgain: () => {} } as const

it.each([
  ['20 of 60 films', 20, 60],
  ['1 of 2 films', 1, 2],
  ['1 of 1', 1, 1],
])('says “%s” of a list in parts', (words, count, total) => {
  const html = renderToStaticMarkup(
    <ShowMore count={count} total={total} step={20} isNarrowed demand={demand} noun="films">
      <p />
    </ShowMore>,
  )
  expect(html).toContain(`<p role="status">${words}</p>`)
})
