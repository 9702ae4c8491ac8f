/**
 * Texts of the interface that few visits need: fetched on demand, or when the browser is idle. Other texts, and those
 * that must work offline, are written where they are used.
 */
export const messages = {
  outdated: 'This site was renewed while you were here. Load the page again to go on.',
  sectionFailed: 'This part of the page could not be shown.',
} as const
