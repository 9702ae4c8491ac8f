import type { Page } from '@playwright/test'

/** The addresses at which documents were loaded. */
export function loadedDocuments(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.isNavigationRequest()) loaded.push(pathname + search)
  })
  return loaded
}
