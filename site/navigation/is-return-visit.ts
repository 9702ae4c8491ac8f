/** Whether the document was reloaded, or opened through the history: its visitor has seen it before, and left it. */
export function isReturnVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
