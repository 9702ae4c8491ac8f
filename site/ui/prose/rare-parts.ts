/** What little prose has: its code comes late, for the pages that have it. */
export { Countdown } from './countdown.tsx'
export { DataTable } from './data-table.tsx'
export { ScrollableTable } from './scrollable-table.tsx'
