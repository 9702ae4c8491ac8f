/** Prefetches the pages of visible links, those of hovered, focused or touched links first. */
import { whenIdle } from '#site/navigation/when-idle.ts'
import { mayPrefetch } from './may-prefetch.ts'
import { PrefetchQueue } from './prefetch-queue.ts'

interface Options {
  /** Element whose links, present and future, are watched. */
  readonly root: Element
  /** The path of the own page that a link leads to; undefined where nothing is to be prefetched. */
  readonly pathToFetch: (link: HTMLAnchorElement) => string | undefined
  readonly fetch: (path: string) => Promise<void>
}

export function prefetchLinks({ root, pathToFetch, fetch }: Options): void {
  const queue = new PrefetchQueue(fetch)
  /** @returns whether the link need not be watched any longer. */
  const prefetch = (link: HTMLAnchorElement, isUrgent: boolean): boolean => {
    const path = pathToFetch(link)
    return path === undefined || (mayPrefetch(navigator) && queue.add(path, isUrgent))
  }

  const visibility = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement && prefetch(target, false)) visibility.unobserve(target)
  })
  const observed = new WeakSet<Element>()
  const observe = () => {
    for (const link of root.querySelectorAll('a[href]')) {
      if (observed.has(link)) continue
      observed.add(link)
      visibility.observe(link)
    }
  }
  let isScheduled = false
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    whenIdle(() => {
      isScheduled = false
      observe()
    })
  }
  schedule()
  new MutationObserver(schedule).observe(root, { childList: true, subtree: true })

  const onPoint = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link) prefetch(link, true)
  }
  for (const event of ['mouseover', 'focusin', 'touchstart']) root.addEventListener(event, onPoint, { passive: true })
}
