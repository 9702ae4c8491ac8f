/**
 * Parts of a page whose code comes after the page's own. Until it is there, what the build made of them stays as it is; on the way from
 * page to page they are waited for, as there is nothing yet that could stay.
 */
import { type ComponentType, lazy, memo, Suspense, useState } from 'react'

const loads: (() => Promise<void>)[] = []
const begun = new Set<Promise<unknown>>()

/**
 * React would draw a part anew, without what was typed and without the focus, if the page around it changed before its code is there:
 * hence the memo, and `lateParts`.
 *
 * @param fetch the code
 * @param idle resolves when the browser has time, for parts that nobody can touch yet
 */
export function late<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  idle?: () => Promise<void>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  const load = async () => {
    Loaded ??= await fetch()
  }
  const Lazy = lazy(async () => {
    await idle?.()
    const fetching = fetch()
    if (!idle) begun.add(fetching)
    // Where the code cannot be had, what the build made is still good.
    return { default: await fetching.catch(() => new Promise<never>(() => {})) }
  })
  loads.push(load)
  return memo(function Part(props: Props) {
    const [Body] = useState(() => Loaded ?? Lazy)
    return (
      <Suspense>
        <Body {...props} />
      </Suspense>
    )
  }) as unknown as ComponentType<Props>
}

/** Fetches those of all pages whose code is there: for the build, and on the way to a page. */
export const loadLateParts = (): Promise<unknown> => Promise.all(loads.map((load) => load()))

/** Resolves when those that a built page is waiting for are there, or cannot be had. */
export const lateParts = (): Promise<unknown> => Promise.allSettled(begun)
