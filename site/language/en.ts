/**
 * Texts of the interface that few visits need: fetched when they are needed, or when the browser is idle. What stands on
 * every page stands where it is used, and so does what must be said even when nothing can be fetched.
 */
export const messages = {
  outdated: 'This site was renewed while you were here, or the network is away. Load the page again to go on.',
  sectionFailed: 'This part of the page could not be shown.',
  offline: 'You are offline. What you have opened stays readable.',
} as const
