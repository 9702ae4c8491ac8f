/**
 * Parts of a page whose code comes after the page's own. Until it is there, the HTML that the build made of them stays as it is. A
 * navigation waits for them, as there is no such HTML of the next page.
 */
import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'

const loads: (() => Promise<void>)[] = []
const begun = new Set<Promise<void>>()

type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never

/**
 * A part whose code is loaded separately.
 *
 * If the page around it changed before that code is there, React would render the part anew, and lose what was typed and the focus:
 * hence the memo, and `hydratedLazyParts`, which the start of the site waits for.
 *
 * @param load imports the module. The part is picked from it here: picked by each caller, it would cost code of Vite's in each.
 * @param name names the part in the module
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): ComponentType<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>
  const fetch = async () => (await load())[name] as ComponentType<Props>
  let Loaded: ComponentType<Props> | undefined
  loads.push(async () => {
    Loaded ??= await fetch()
  })
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const Lazy = lazy(async () => {
    try {
      return { default: await fetch() }
    } catch {
      // The part is not hydrated: the HTML that the build made of it stays, and can be read.
      arrive()
      return new Promise<never>(() => {})
    }
  })
  const chooseBody = () => {
    if (Loaded) return Loaded
    // Noted here and not in the import, as React renders what is inside a `Suspense` only once all around it is hydrated.
    begun.add(arrived)
    return Lazy
  }
  let shown = 0
  // What is gone before its code is there is waited for no longer: a film's gifts may be over by the visitor's clock.
  const stay = () => {
    shown++
    // Strict mode ends effects only to begin them again at once.
    return () => {
      setTimeout(() => --shown || arrive())
    }
  }
  return memo(function Part(props: Props) {
    const [Body] = useState(chooseBody)
    useEffect(stay, [])
    return (
      <Suspense>
        <Body {...props} />
        <Arrival onArrival={arrive} />
      </Suspense>
    )
  }) as unknown as ComponentType<Props>
}

/** Its effect runs when the part beside it is there, as both suspend together. */
function Arrival({ onArrival }: { readonly onArrival: () => void }) {
  useEffect(onArrival, [onArrival])
  return null
}

/** Fetches the late parts that the code loaded so far has defined: for the build, and before a page is navigated to. */
export const loadLazyParts = (): Promise<unknown> => Promise.all(loads.map((load) => load()))

/** Resolves when the late parts of a built page are hydrated, or their code cannot be had. */
export const hydratedLazyParts = (): Promise<unknown> => Promise.all(begun)
