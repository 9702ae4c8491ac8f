/** Whether the document was reloaded, or opened through the history: its visitor has seen it before, and left it. */
export function wasLeft(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
