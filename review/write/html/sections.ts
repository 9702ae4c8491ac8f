/** The sections of the full report around its changed entries. */
import { counted } from '#content/format/count.ts'
import { titleOfRule } from '#review/findings/title-of-rule.ts'
import type { Impact } from '#review/impact/impacted.ts'
import type { Finding, Notice, Report } from '#review/report.ts'
import { formatInstant } from '#site/loaders/format/dates.ts'
import { anchorOf } from './changes.ts'
import { html, type Markup, nothing, withCode } from './markup.ts'

export const section = (id: string, heading: string, body: Markup): Markup =>
  html`<section id="${id}"><h2>${heading}</h2>${body}</section>`

export function provenance({ provenance: { base, head } }: Report): Markup {
  const row = (name: string, of: (side: typeof base) => string | Markup) =>
    html`<tr><th scope="row">${name}</th><td>${of(base)}</td><td>${of(head)}</td></tr>`
  return section(
    'provenance',
    'What is compared',
    html`<div class="scroll"><table><thead><tr><td></td><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody>
${row('Snapshot', ({ name, commit }) => html`<code>${name === commit ? name.slice(0, 10) : name}</code>${commit === undefined || commit === name ? '' : html` <code>${commit.slice(0, 10)}</code>`}`)}
${row('From', ({ cms }) => cms)}
${row('The site’s clock', ({ asOf }) => formatInstant(asOf).text.replace(/^\w+ /, ''))}
${row('Entries', ({ entries }) => entries.toLocaleString('en'))}
${row('Seal', ({ digest }) => html`<code>${digest.slice(0, 12)}</code>`)}
</tbody></table></div>`,
  )
}

export function numbers({ numbers }: Report): Markup {
  if (numbers.length === 0) return nothing
  const rows = numbers.map(
    ({ plural, before, after, added, changed, removed, suspicious }) =>
      html`<tr${suspicious && html` class="suspicious"`}><th scope="row">${plural}</th><td>${before}</td><td>${after}</td><td>${added || ''}</td><td>${changed || ''}</td><td>${removed || ''}</td></tr>`,
  )
  return section(
    'numbers',
    'Numbers',
    html`<div class="scroll"><table class="numbers"><thead><tr><td></td><th scope="col">Before</th><th scope="col">After</th><th scope="col">New</th><th scope="col">Changed</th><th scope="col">Gone</th></tr></thead><tbody>${rows}</tbody></table></div>`,
  )
}

export function attention({ findings: { fresh, known } }: Pick<Report, 'findings'>): Markup {
  if (fresh.length + known.length === 0) return nothing
  const before = known.map(({ rule, count }) => `${titleOfRule(rule)}: ${count}`).join(' · ')
  return section(
    'attention',
    'Needs attention',
    html`${fresh.length > 0 ? html`<ul class="findings">${fresh.map(findingItem)}</ul>` : html`<p>Nothing new.</p>`}${before && html`<p class="quiet">There before, and still: ${before}</p>`}`,
  )
}

function findingItem({ severity, rule, message, hint, entry, title, field, file, line }: Finding): Markup {
  const place = title ?? entry ?? (file && (line ? `${file}:${line}` : file))
  return html`<li class="${severity}"><b>${titleOfRule(rule)}</b>${place !== undefined && html`: ${entry === undefined ? place : html`<a href="#${anchorOf(entry)}">${place}</a>`}`}${field !== undefined && html` <code>${field}</code>`}
  <p>${message}</p><p class="quiet">${hint}</p></li>`
}

export function notices({ notices: { edits, time, sales } }: Report): Markup {
  const list = (heading: string, items: readonly Notice[]) =>
    items.length > 0 &&
    html`<h3>${heading}</h3><ul>${items.map(({ text, entry }) => html`<li>${withCode(text)} <a class="more" href="#${anchorOf(entry)}" aria-label="Details of ${entry}">details</a></li>`)}</ul>`
  const plain = (heading: string, items: readonly Notice[]) =>
    items.length > 0 && html`<h3>${heading}</h3><ul>${items.map(({ text }) => html`<li>${withCode(text)}</li>`)}</ul>`
  if (edits.length + time.length + sales.length === 0) return nothing
  return section(
    'notices',
    'What visitors will notice',
    html`${list('Edited', edits)}${plain('By date alone', time)}${plain('Where tickets are sold', sales)}`,
  )
}

export function addresses({ addresses: { added, removed, moved, redirected } }: Report): Markup {
  if (added.length + removed.length + moved.length + redirected.length === 0) return nothing
  const rows = [
    ...removed.map(({ address, leadsTo }) => row('gone', address, outcome(leadsTo))),
    ...moved.map(({ from, to }) => row('moved', from, outcome(to))),
    ...redirected.map(({ address, before, after, shows }) => {
      const now = shows === undefined ? outcome(after) : html`shows <a href="#${anchorOf(shows)}">${shows}</a>`
      return row(
        'redirected',
        address,
        html`${now}${before !== undefined && html`, and led to <code>${before}</code>`}`,
      )
    }),
    ...added.map(({ address, entry }) => row('new', address, html`<a href="#${anchorOf(entry)}">${entry}</a>`)),
  ]
  return section('addresses', 'Addresses', html`<div class="scroll"><table><tbody>${rows}</tbody></table></div>`)
}

/** The answer of an old address. */
const outcome = (leadsTo: string | undefined): Markup =>
  leadsTo === undefined
    ? html`<b class="bad">answers that there is no such page</b>`
    : html`leads to <code>${leadsTo}</code>`

const row = (kind: string, address: string, rest: Markup): Markup =>
  html`<tr><td>${kind}</td><th scope="row"><code>${address}</code></th><td>${rest}</td></tr>`

export function impact({ impact }: Report): Markup {
  return section(
    'impact',
    'Impact',
    impact.known ? impactBody(impact) : html`<p>Which pages differ is not known: ${impact.why}.</p>`,
  )
}

function impactBody({ pages, of, everyPage, others, byDate }: Extract<Impact, { known: true }>): Markup {
  const rows = others.map(
    ({ address, path, more }) =>
      html`<tr><th scope="row"><code>${address}</code></th><td>${path.slice(1).map(({ title, entry }, index) => html`${index > 0 && ' → '}<span title="${entry}">${title}</span>`)}${more > 0 && html` <small>and ${more} more</small>`}</td></tr>`,
  )
  return html`<p>${counted(pages, 'page')} of ${of.toLocaleString('en')} ${pages === 1 ? 'differs' : 'differ'}.</p>
${everyPage && html`<p>Menus, notices or footer changed, which stand on every page: ${everyPage.map((key) => html`<code>${key}</code> `)}</p>`}
${rows.length > 0 && html`<h3>Through other entries</h3><div class="scroll"><table><thead><tr><th scope="col">Page</th><th scope="col">Because of</th></tr></thead><tbody>${rows}</tbody></table></div>`}
${byDate.everyPage && html`<p>By date alone: menus, notices or popups of every page.</p>`}
${byDate.pages.length > 0 && html`<details><summary>By date alone: ${counted(byDate.pages.length, 'page')}</summary><ul class="columns">${byDate.pages.map((address) => html`<li><code>${address}</code></li>`)}</ul></details>`}`
}

export function rest({ links, schema, budgets, ignored, reproduce }: Report): Markup {
  const hosts = (heading: string, names: readonly string[]) =>
    names.length > 0 && html`<p>${heading}: ${names.map((name) => html`<code>${name}</code> `)}</p>`
  const drift = [
    ...schema.files.map((file) => `${file} changed`),
    ...(schema.version.before === schema.version.after
      ? []
      : [`the form of the content is ${schema.version.after}, and was ${schema.version.before}`]),
    ...schema.unreadable.map((file) => `${file} of the base cannot be read by today’s schema`),
  ]
  return html`${section('links', 'Links', html`<p>${counted(links.own, 'link')} within the site, ${links.external} to other sites.</p>${hosts('New hosts', links.newHosts)}${hosts('No longer linked', links.goneHosts)}`)}
${section('schema', 'Schema', drift.length === 0 ? html`<p>As it was.</p>` : html`<ul>${drift.map((line) => html`<li>${line}</li>`)}</ul>`)}
${section('budgets', 'Budgets', html`<div class="scroll"><table><thead><tr><td></td><th scope="col">Before</th><th scope="col">After</th><th scope="col">Limit</th></tr></thead><tbody>${budgets.map(({ name, unit, before, after, limit }) => html`<tr${after > limit && html` class="suspicious"`}><th scope="row">${name}</th><td>${before} ${unit}</td><td>${after} ${unit}</td><td>${limit} ${unit}</td></tr>`)}</tbody></table></div>`)}
${section('ignored', 'Ignored', ignored.length === 0 ? html`<p>Nothing.</p>` : html`<ul>${ignored.map((line) => html`<li>${line}</li>`)}</ul>`)}
${section('reproduce', 'How to see this yourself', html`<pre>${reproduce.join('\n')}</pre>`)}`
}
