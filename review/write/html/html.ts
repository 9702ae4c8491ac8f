/** The full report as one file: styles and pictures are in it, it has no script, and it asks nobody for anything. */
import type { Report, StoppedReport, Verdict } from '#review/report.ts'
import type { Shots } from '#review/shots/shots.ts'
import type { Side } from '#review/snapshots/side.ts'
import { changeCard } from './changes.ts'
import { html, Markup, nothing } from './markup.ts'
import { addresses, attention, impact, notices, numbers, provenance, rest, section } from './sections.ts'
import { pageShots } from './shots.ts'
import { style } from './style.ts'
import { makeThumbnails, type Thumbnails } from './thumbnails.ts'

interface Shown {
  readonly base: Side
  readonly head: Side
  readonly shots?: Shots | undefined
}

export async function toHtml(report: Report, { shots, ...sides }: Shown): Promise<string> {
  return page(report.verdict, bodyOf(report, await makeThumbnails(report.changes, sides), shots)).html
}

export const stoppedToHtml = (report: StoppedReport): string => page(report.verdict, attention(report)).html

function bodyOf(report: Report, thumbnails: Thumbnails, shots: Shots | undefined): Markup {
  const { changes } = report
  return html`<div class="facts">${provenance(report)}${numbers(report)}</div>${attention(report)}${notices(report)}${
    changes.length > 0
      ? section('changes', 'Changes', html`${changes.map((change) => changeCard(change, thumbnails))}`)
      : nothing
  }${pageShots(shots)}${addresses(report)}${impact(report)}${rest(report)}`
}

function page(verdict: Verdict, body: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${verdict.title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<header class="verdict ${verdict.status}"><h1>${verdict.sentence}</h1><p>${verdict.title}</p></header>
${contents(body)}
<main>${body}</main>
</body>
</html>
`
}

/** The headings that there are. */
function contents(body: Markup): Markup {
  const headings = [...body.html.matchAll(/<section id="(\w+)"><h2>([^<]+)<\/h2>/g)]
  return html`<nav aria-label="Contents"><ul>${headings.map(([, id, name]) => html`<li><a href="#${id ?? ''}">${name ?? ''}</a></li>`)}</ul></nav>`
}
