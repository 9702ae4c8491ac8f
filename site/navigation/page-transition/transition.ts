/**
 * Animates a navigation: the old page fades out, then the new one fades in. `transition.css` animates by the attribute
 * that this file sets on the document.
 */
import { prefersReducedMotion } from '#site/ui/motion/reduced-motion.ts'
import { nameSharedPicture } from './shared-picture.ts'
import './transition.css'

/** Milliseconds, as in `transition.css`; so is the next. */
const outDuration = 120
const inDuration = 200
const attribute = 'data-transition'

/** @param commit puts the new page into the document, synchronously. Resolves after that. */
export async function transitionTo(commit: () => void): Promise<void> {
  if (prefersReducedMotion() || document.visibilityState === 'hidden') return commit()
  if ('startViewTransition' in document) return withViewTransition(commit)
  setPhase('out')
  await wait(outDuration)
  commit()
  const clearPhase = setPhase('in')
  void wait(inDuration).then(clearPhase)
}

/** The browser animates a snapshot of the old page, so the new page is in the document while the old one fades out. */
function withViewTransition(commit: () => void): Promise<void> {
  nameSharedPicture()
  let clearPhase = setPhase('out')
  const transition = document.startViewTransition(() => {
    commit()
    clearPhase = setPhase('in')
  })
  // Skipped by a newer navigation, or because two elements share a name: the new page is in the document anyway.
  transition.ready.catch(() => {})
  transition.finished.then(
    () => clearPhase(),
    () => clearPhase(),
  )
  return transition.updateCallbackDone
}

let latest = 0

/** Returns a function that removes the attribute, unless a newer transition set it. */
function setPhase(phase: 'in' | 'out'): () => void {
  const own = ++latest
  document.documentElement.setAttribute(attribute, phase)
  return () => {
    if (own === latest) document.documentElement.removeAttribute(attribute)
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
