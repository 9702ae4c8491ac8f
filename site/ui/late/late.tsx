/** Parts of a page whose code comes after the page's own. Until it is there, what the build made of them stays as it is. */
import { type ComponentType, lazy, memo, Suspense, useState } from 'react'

interface Late<Props> {
  readonly Part: ComponentType<Props>
  /** Fetches the code, so that the part is there at once where it is shown next. */
  readonly load: () => Promise<void>
}

const loads: (() => Promise<void>)[] = []

/**
 * React would draw a part anew, without what was typed and without the focus, if the page around it changed before it is there: hence
 * the memo. Clicks on it do nothing until then.
 *
 * @param fetch its code
 * @param when the browser is to fetch it, where a page has the part
 */
export function late<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  when: () => Promise<void> = async () => {},
): Late<Props> {
  let Loaded: ComponentType<Props> | undefined
  const load = async () => {
    Loaded ??= await fetch()
  }
  const Lazy = lazy(async () => {
    await when()
    return { default: await fetch() }
  })
  loads.push(load)
  const Part = memo(function Part(props: Props) {
    const [Body] = useState(() => Loaded ?? Lazy)
    return (
      <Suspense>
        <Body {...props} />
      </Suspense>
    )
  })
  return { Part: Part as ComponentType<Props>, load }
}

/** All of them: the build, which does not wait while it renders, fetches them before. */
export const loadLateParts = (): Promise<unknown> => Promise.all(loads.map((load) => load()))
