/** The notices that a visitor has dismissed. */
import { storedValue } from '#site/features/stored-value/stored-value.ts'

/** `pre-paint.js` reads the same key. */
const kept = storedValue('dismissed-notices', (stored): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.map(String) : undefined,
)
const none: readonly string[] = []

/** Empty while hydrating, as the HTML has all notices; until then `pre-paint.js` hides the dismissed ones. */
export const useDismissed = (): readonly string[] => kept.use() ?? none

export const dismiss = (id: string): void => kept.set([...(kept.current() ?? none), id])
