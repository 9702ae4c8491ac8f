/** Components that little prose has: their code is loaded by the pages that have them. */
export { Countdown } from './countdown.tsx'
export { DataTable } from './data-table.tsx'
export { ScrollableTable } from './scrollable-table.tsx'
