/** The page that stands in the demonstration where the real site leads away: what would be here, in a few words. */
import { escapeHtml } from '#site/node/escape-html.ts'
import type { ExternalService } from './external-services.ts'
import type { Ticket } from './ticket.ts'

interface PlacePage {
  readonly place: Pick<ExternalService, 'heading' | 'text'>
  readonly ticket: Ticket | undefined
  /** Address of the site. */
  readonly site: string
}

export function externalServicePage({ place, ticket, site }: PlacePage): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${escapeHtml(place.heading)}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <style>${styles}</style>
  </head>
  <body>
    <main>
      <p class="eyebrow">Demonstration</p>
      <h1>${escapeHtml(place.heading)}</h1>
      <p>${escapeHtml(place.text)} It is no part of this site, and nothing is sold here.</p>${ticket ? ticketHtml(ticket) : ''}
      <p><a href="${escapeHtml(site)}">Back to the site</a></p>
    </main>
  </body>
</html>
`
}

const ticketHtml = ({ title, rows }: Ticket): string => `
      <section aria-label="What was chosen">
        <h2>${escapeHtml(title)}</h2>${rows.length === 0 ? '' : listHtml(rows)}
      </section>`

const listHtml = (rows: Ticket['rows']): string => `
        <dl>${rows.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`

/** Styles in the colours and letters of the site, but plainly of another one. */
const styles = `
@font-face { font-family: Display; src: url(/display.woff2); font-weight: 200 800; font-display: swap }
@font-face { font-family: Text; src: url(/text.woff2); font-weight: 400 700; font-display: swap }
* { box-sizing: border-box; margin: 0 }
html { color-scheme: dark; background: #0d070a radial-gradient(80rem 50rem at 50% -20%, #4d2a24, transparent) no-repeat }
body { min-height: 100svh; display: grid; place-items: center; padding: 2rem 1.25rem; color: #dccdc2;
  font: 1.0625rem/1.6 Text, system-ui, sans-serif }
main { width: 100%; max-width: 38rem; display: grid; gap: 1.25rem }
h1, h2 { font-family: Display, system-ui, sans-serif; font-weight: 700; line-height: 1.1; color: #fff4e8; text-wrap: balance }
h1 { font-size: clamp(2.25rem, 1.6rem + 3vw, 3.5rem) }
h2 { font-size: 1.5rem }
.eyebrow { color: #ffc46b; font-weight: 600 }
section { --hole: 0.75rem; margin-block: 0.75rem; padding: 1.75rem clamp(1.5rem, 7vw, 2.25rem); display: grid; gap: 1rem; background: #24171d;
  border-radius: 1rem; mask: radial-gradient(circle var(--hole) at 0 50%, #0000 98%, #000) left / 51% 100% no-repeat,
  radial-gradient(circle var(--hole) at 100% 50%, #0000 98%, #000) right / 51% 100% no-repeat }
dl { display: grid; gap: 0.375rem }
div { display: grid; grid-template-columns: clamp(3.75rem, 20vw, 6.5rem) 1fr; gap: 1rem }
dt { color: #b09c95 }
dd { color: #fff4e8; font-variant-numeric: tabular-nums }
a { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 62rem; color: #0d070a; font-weight: 600;
  text-decoration: none; background: linear-gradient(100deg, #ffc46b, #ff8a54) }
a:focus-visible { outline: 2px solid #ffc46b; outline-offset: 3px }
`
