/** What stands on the map. */
import type { FinderCinema } from '#site/loaders/cards/cinema.ts'
import styles from './map-section.module.css'
import type { Marker } from './markers.ts'

/** A cinema: a link to its page. */
export function linkElement(
  { title, href }: FinderCinema,
  side: Marker<unknown>['name'],
  open: (href: string) => void,
): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  link.className = styles['marker'] ?? ''
  link.dataset['name'] = side
  const name = document.createElement('span')
  name.className = styles['name'] ?? ''
  name.textContent = title
  link.append(name)
  link.addEventListener('click', (event) => {
    // Other clicks open it elsewhere, as the browser does it.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(href)
  })
  return link
}

/** Several cinemas that lie too close together: brings them nearer. */
export function groupElement(cinemas: readonly FinderCinema[], onOpen: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles['group'] ?? ''
  button.textContent = String(cinemas.length)
  button.title = cinemas.map(({ title }) => title).join(', ')
  button.setAttribute('aria-label', `Look closer at ${cinemas.length} cinemas: ${button.title}`)
  button.addEventListener('click', onOpen)
  return button
}

/** Where the visitor is. */
export function visitorElement(): HTMLElement {
  const point = document.createElement('span')
  point.className = styles['here'] ?? ''
  point.setAttribute('role', 'img')
  point.setAttribute('aria-label', 'You are here')
  return point
}
