/** Pages before and after, side by side. */
import type { PageShot } from '#review/shots/take-shots.ts'
import { html, type Markup, nothing } from './markup.ts'

export function pageShots(shots: readonly PageShot[]): Markup {
  if (shots.length === 0) return nothing
  const pages = Map.groupBy(shots, ({ address }) => address)
  return html`<section id="pages"><h2>Pages, before and after</h2><p class="quiet">As phones and desks show them, at the clock of each snapshot. An aid for the eye: nothing is decided by it.</p>${[...pages].map(([address, ofPage], index) => html`<details class="card"${index === 0 && html` open`}><summary><code>${address}</code></summary>${ofPage.map(shotPair)}</details>`)}</section>`
}

function shotPair({ address, width, before, after }: PageShot): Markup {
  const one = (when: string, shot: string | undefined) =>
    html`<figure><figcaption><b>${when}</b>, ${width} pixels wide</figcaption>${shot === undefined ? html`<div class="file">no such page</div>` : html`<img src="${shot}" alt="${address}, ${when.toLowerCase()}, ${width} pixels wide">`}</figure>`
  return html`<div class="shots${width < 1000 && ' narrow'}">${one('Before', before)}${one('After', after)}</div>`
}
