/** HTML elements of the map's markers. */
import type { FinderCinema } from '#site/loaders/cards/cinema.ts'
import { isPlainClick } from '#site/ui/link/modifier-keys.ts'
import type { Marker } from './markers.ts'

/** A cinema: a link to its page. */
export function linkElement(
  { title, href }: FinderCinema,
  side: Marker<unknown>['name'],
  open: (href: string) => void,
): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  link.className = 'marker'
  link.dataset['name'] = side
  const name = document.createElement('span')
  name.className = 'name'
  name.textContent = title
  link.append(name)
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    open(href)
  })
  return link
}

/** Several cinemas that are too close together: a button that zooms in on them. */
export function groupElement(cinemas: readonly FinderCinema[], onOpen: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'group'
  button.textContent = String(cinemas.length)
  button.title = cinemas.map(({ title }) => title).join(', ')
  button.setAttribute('aria-label', `Look closer at ${cinemas.length} cinemas: ${button.title}`)
  button.addEventListener('click', onOpen)
  return button
}

/** The visitor's position. */
export function visitorElement(): HTMLElement {
  const point = document.createElement('span')
  point.className = 'visitor'
  point.setAttribute('role', 'img')
  point.setAttribute('aria-label', 'You are here')
  return point
}
