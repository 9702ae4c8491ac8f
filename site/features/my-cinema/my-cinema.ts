/** The visitor's cinema: chosen once, kept on the device, and sent to nobody. */
import { fieldsOf, storedValue } from '#site/features/stored-value/stored-value.ts'
import { fitsPath } from '#site/href.ts'
import { routes } from '#site/routes.ts'

export interface MyCinema {
  /** Path of its page. */
  readonly href: string
  readonly name: string
}

const kept = storedValue('my-cinema', (stored): MyCinema | undefined => {
  const { href, name } = fieldsOf(stored)
  const isOne = typeof href === 'string' && typeof name === 'string' && fitsPath(routes.cinema.path, href)
  return isOne ? { href, name } : undefined
})

/** Undefined while none is chosen, and while hydrating. */
export const useMyCinema = kept.use

/** @param cinema undefined: none in particular */
export const chooseCinema = (cinema: MyCinema | undefined): void =>
  kept.set(cinema && { href: cinema.href, name: cinema.name })
