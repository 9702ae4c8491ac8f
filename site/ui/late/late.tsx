/**
 * Parts of a page whose code comes after the page's own. Until it is there, what the build made of them stays as it is; on the way from
 * page to page they are waited for, as there is nothing yet that could stay.
 */
import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'

const loads: (() => Promise<void>)[] = []
const begun = new Set<Promise<void>>()

type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never

/**
 * React would draw a part anew, without what was typed and without the focus, if the page around it changed before its code is there:
 * hence the memo, and `lateParts`.
 *
 * @param load of the module. Picked from what `import()` gives here, and not there, the part costs no code of Vite's at each place.
 * @param name of the part in the module
 */
export function late<Module, Name extends keyof Module>(
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
      // What the build made is still good.
      arrive()
      return new Promise<never>(() => {})
    }
  })
  const chooseBody = () => {
    if (Loaded) return Loaded
    // Here already, as React comes to what is inside when all around it is there.
    begun.add(arrived)
    return Lazy
  }
  return memo(function Part(props: Props) {
    const [Body] = useState(chooseBody)
    return (
      <Suspense>
        <Body {...props} />
        <Arrival onArrival={arrive} />
      </Suspense>
    )
  }) as unknown as ComponentType<Props>
}

/** Is shown together with a part. */
function Arrival({ onArrival }: { readonly onArrival: () => void }) {
  useEffect(onArrival, [onArrival])
  return null
}

/** Fetches those of all pages whose code is there: for the build, and on the way to a page. */
export const loadLateParts = (): Promise<unknown> => Promise.all(loads.map((load) => load()))

/** Resolves when those that a built page is waiting for answer the visitor, or cannot be had. */
export const lateParts = (): Promise<unknown> => Promise.all(begun)
