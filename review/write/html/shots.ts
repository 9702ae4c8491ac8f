/** Pages before and after, side by side. */
import { counted } from '#content/format/count.ts'
import type { PageShot, Shots } from '#review/shots/shots.ts'
import { html, type Markup, nothing } from './markup.ts'

/** @param shots absent where nobody asked for them */
export function pageShots(shots: Shots | undefined): Markup {
  if (!shots || (shots.pages.length === 0 && shots.without === undefined)) return nothing
  const { pages, leftOut, without } = shots
  const cards = [...Map.groupBy(pages, ({ address }) => address)].map(
    ([address, ofPage], index) =>
      html`<details class="card"${index === 0 && html` open`}><summary><code>${address}</code></summary>${ofPage.map(shotPair)}</details>`,
  )
  const said =
    without === undefined
      ? html`As phones and desks show them, at the clock of each snapshot. An aid for the eye: nothing is decided by it.`
      : html`There are no pictures of pages: ${without.replace(/\.?$/, '.')}`
  const more =
    leftOut > 0 &&
    html`<p class="quiet">${counted(leftOut, 'more page')} ${leftOut === 1 ? 'differs' : 'differ'}, and ${leftOut === 1 ? 'has' : 'have'} no pictures here.</p>`
  return html`<section id="pages"><h2>Pages, before and after</h2><p class="quiet">${said}</p>${cards}${more}</section>`
}

function shotPair({ address, width, before, after }: PageShot): Markup {
  const one = (when: string, shot: string | undefined) =>
    html`<figure><figcaption><b>${when}</b>, ${width} pixels wide</figcaption>${shot === undefined ? html`<div class="file">no such page</div>` : html`<img src="${shot}" alt="${address}, ${when.toLowerCase()}, ${width} pixels wide">`}</figure>`
  return html`<div class="shots${width < 1000 && ' narrow'}">${one('Before', before)}${one('After', after)}</div>`
}
