import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InParts } from '#site/features/list-in-parts/in-parts.tsx'

const demand = { state: 'there', tryAgain: () => {} } as const

it.each([
  ['20 of 60 films', 20, 60],
  ['1 of 2 films', 1, 2],
  ['1 of 1', 1, 1],
])('says “%s” of a list in parts', (words, count, total) => {
  const html = renderToStaticMarkup(
    <InParts count={count} total={total} step={20} isNarrowed demand={demand} noun="films">
      <p />
    </InParts>,
  )
  expect(html).toContain(`<p role="status">${words}</p>`)
})
