/**
 * From page to page: the old one goes out, then the new one comes in. `transition.css` says how it looks, by the attribute
 * that stands on the document meanwhile; here is only the order of things.
 */
import { nameSharedPicture } from './shared-picture.ts'
import './transition.css'

/** As in `transition.css`. */
const outDuration = 120
const inDuration = 200
const attribute = 'data-transition'

/** @param commit puts the new page in place, at once. Resolves when the new page stands in the document. */
export async function transitionTo(commit: () => void): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden') return commit()
  if ('startViewTransition' in document) return withViewTransition(commit)
  setPhase('out')
  await wait(outDuration)
  commit()
  const clearPhase = setPhase('in')
  void wait(inDuration).then(clearPhase)
}

/** The browser keeps a picture of the old page, so that the new one can be there already while the old one goes out. */
function withViewTransition(commit: () => void): Promise<void> {
  nameSharedPicture()
  let clearPhase = setPhase('out')
  const transition = document.startViewTransition(() => {
    commit()
    clearPhase = setPhase('in')
  })
  // Not run, as another navigation came in between, or as two elements have one name: the page is there all the same.
  transition.ready.catch(() => {})
  transition.finished.then(
    () => clearPhase(),
    () => clearPhase(),
  )
  return transition.updateCallbackDone
}

let latest = 0

/** Gives back how to take the mark away, unless a newer one has taken its place. */
function setPhase(phase: 'in' | 'out'): () => void {
  const own = ++latest
  document.documentElement.setAttribute(attribute, phase)
  return () => {
    if (own === latest) document.documentElement.removeAttribute(attribute)
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
