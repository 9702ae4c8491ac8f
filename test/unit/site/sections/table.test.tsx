import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Table } from '#site/sections/table/table.tsx'

const years = {
  type: 'table',
  columns: ['Year', 'What happened'],
  rows: [
    ['1971', 'A bedsheet.'],
    ['1978', 'A second hall.'],
  ],
  headerColumn: true,
} as unknown as ComponentProps<typeof Table>

const isTimeline = (table: ComponentProps<typeof Table>) =>
  renderToStaticMarkup(<Table {...table} />).includes('data-timeline')

it('is a timeline where each row is a year and what happened in it', () => {
  expect(isTimeline(years)).toBe(true)
})

it('is a table where one row is no year, there are more columns, or the first is none of headings', () => {
  expect(isTimeline({ ...years, rows: [...years.rows, ['Later', 'More.']] })).toBe(false)
  expect(isTimeline({ ...years, columns: ['Year', 'What', 'Where'] })).toBe(false)
  expect(isTimeline({ ...years, headerColumn: false })).toBe(false)
})
