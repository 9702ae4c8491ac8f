import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DataTable } from '#site/ui/prose/data-table.tsx'

it('has each row headed by the cell of its first column, also where that is several rows high', () => {
  const html = renderToStaticMarkup(
    <DataTable
      headerRow={false}
      headerColumn
      rows={[
        [{ text: 'Monday', rowSpan: 2 }, { text: 'Standard' }],
        [{ text: 'Dolby' }],
        [{ text: 'Tuesday' }, { text: 'Standard' }],
      ]}
    />,
  )
  expect([...html.matchAll(/<th[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(['Monday', 'Tuesday'])
})
