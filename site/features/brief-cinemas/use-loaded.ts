import { useEffect, useState } from 'react'
import { whenIdle } from '#site/navigation/when-idle.ts'

/**
 * Fetches by `loadOnce` as soon as the result is wanted and the browser is idle.
 *
 * @param load a constant
 * @returns undefined until it is there, and where it cannot be had: what needs it is good without it, too
 */
export function useLoaded<Content>(load: () => Promise<Content>, isWanted = true): Content | undefined {
  const [content, setContent] = useState<Content>()
  useEffect(() => {
    if (!isWanted) return
    whenIdle(() =>
      load().then(
        (loaded) => setContent(loaded),
        () => {},
      ),
    )
  }, [load, isWanted])
  return content
}
