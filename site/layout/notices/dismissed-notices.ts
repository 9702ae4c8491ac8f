/** The notices that a visitor has dismissed. */
import { keptValue } from '#site/features/kept/kept-value.ts'

/** `settle-page.js` reads the same key. */
const kept = keptValue('dismissed-notices', (stored): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.map(String) : undefined,
)
const none: readonly string[] = []

/** Empty while hydrating, as the HTML has all notices; until then `settle-page.js` hides the dismissed ones. */
export const useDismissed = (): readonly string[] => kept.use() ?? none

export const dismiss = (id: string): void => kept.set([...(kept.current() ?? none), id])
