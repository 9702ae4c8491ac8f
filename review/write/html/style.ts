/** The look of the full report: plain, for long reading, in light and dark, and on paper. */
export const style = `
:root { color-scheme: light dark; --line: light-dark(#dcdce2, #35353d); --quiet: light-dark(#5b5b66, #a5a5b2); --card: light-dark(#fff, #1d1d22);
  --page: light-dark(#f5f5f7, #131316); --text: light-dark(#1a1a1f, #ececf1); --add: light-dark(#dff5e3, #16391f); --del: light-dark(#fde5e4, #47201f);
  --bad: light-dark(#b3261e, #ff8a80); --warn: light-dark(#8a5a00, #ffc75a); --good: light-dark(#1b6b35, #7bdc95); --link: light-dark(#0b57d0, #9ec1ff) }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 72rem; background: var(--page); color: var(--text); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere }
a { color: var(--link) }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem }
h3 { font-size: 1.05rem; margin: 1.25rem 0 .5rem }
h4 { font-size: .875rem; font-weight: 600; margin: 0 0 .25rem; color: var(--quiet) }
.verdict { border-inline-start: .375rem solid var(--good); padding: .875rem 1.125rem; background: var(--card); border-radius: .5rem }
.verdict.attention { border-color: var(--warn) } .verdict.blocked { border-color: var(--bad) } .verdict.same { border-color: var(--line) }
.verdict p { margin: .25rem 0 0; color: var(--quiet) }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; margin: .875rem 0 0; font-size: .9375rem } nav li { margin: 0 }
code { font: .875em ui-monospace, monospace; background: color-mix(in srgb, var(--line) 45%, transparent); border-radius: .25rem; padding: .1em .3em }
pre { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; white-space: pre-wrap }
.facts { display: flex; flex-wrap: wrap; gap: 0 1.5rem } .facts > * { min-width: 0; max-width: 100% }
.scroll { overflow-x: auto }
table { border-collapse: collapse; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; font-size: .9375rem }
th, td { text-align: start; padding: .4rem .75rem; border-block-end: 1px solid var(--line); vertical-align: top; overflow-wrap: normal }
th { font-weight: 600 } thead th { color: var(--quiet); font-size: .8125rem }
tr:last-child > * { border-block-end: 0 }
.numbers td { text-align: end; font-variant-numeric: tabular-nums } .numbers thead th + th { text-align: end } .suspicious > * { color: var(--bad) }
ul { padding-inline-start: 1.25rem; margin: 0 } li { margin-block: .3rem } .columns { columns: 18rem }
.findings { list-style: none; padding: 0 }
.findings li { background: var(--card); border: 1px solid var(--line); border-inline-start: .25rem solid var(--warn); border-radius: .5rem; padding: .625rem .875rem; margin-block: .5rem }
.findings li.blocks { border-inline-start-color: var(--bad) } .findings li.notes { border-inline-start-color: var(--line) } .findings p { margin: .125rem 0 0 }
.quiet, .where, figcaption, .type, small { color: var(--quiet); font-size: .875rem } .bad { color: var(--bad) } .more { font-size: .8125rem }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem 1.25rem 1.25rem; margin-block: 1rem; scroll-margin-top: 1rem }
.card h3 { margin: .25rem 0 0; font-size: 1.1875rem } .where { margin: .125rem 0 0 } .key { opacity: .75 }
.badge { font-size: .75rem; font-weight: 700; border-radius: 1rem; padding: .15rem .625rem; background: var(--line) }
.badge.added { background: var(--add); color: var(--good) } .badge.removed { background: var(--del); color: var(--bad) }
.pictures { display: grid; grid-template-columns: 1fr 1fr; gap: 1.25rem; margin-block: .875rem 0 } .pictures.one { grid-template-columns: minmax(0, 12rem) }
figure { margin: 0 } img { display: block; max-width: 100%; max-height: 20rem; border-radius: .375rem } .pictures.one img { max-height: 9rem }
.file { display: grid; place-items: center; height: 6rem; border: 1px dashed var(--line); border-radius: .375rem; color: var(--quiet) }
figcaption { margin-top: .375rem; line-height: 1.4 } q { font-style: italic }
.field { margin-top: .875rem; border-top: 1px solid var(--line); padding-top: .75rem } .field .field { border: 0; padding: 0 0 0 1.25rem; margin-top: .375rem }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1.25rem; margin-block: .25rem } .sides.one { grid-template-columns: 1fr }
ins, del { text-decoration: none; border-radius: .2rem; padding: .05em .15em; -webkit-box-decoration-break: clone; box-decoration-break: clone } ins { background: var(--add) } del { background: var(--del) }
.none { color: var(--quiet) } .moved { font-size: .75rem; font-weight: 700; color: var(--quiet); text-transform: none }
.items { list-style: none; padding: 0 } .mark { display: inline-block; width: 1.25rem; font-weight: 700; color: var(--quiet) }
.shots { display: grid; grid-template-columns: 1fr 1fr; gap: 1.25rem; margin-top: 1rem } .shots.narrow { grid-template-columns: repeat(2, minmax(0, 22.5rem)) } .shots img { max-height: none; border: 1px solid var(--line) } summary { cursor: pointer }
@media (max-width: 40rem) { .sides { grid-template-columns: 1fr; gap: .25rem } .sides .before::before { content: 'Before' } .sides .after::before { content: 'After' }
  .sides > :is(.before, .after)::before { display: block; font-size: .75rem; color: var(--quiet) } .pictures { gap: .75rem } .card { padding: .875rem 1rem } table { font-size: .8125rem } th, td { padding-inline: .375rem } thead th { font-size: .75rem } h1 { font-size: 1.25rem } nav ul { gap: .125rem .75rem } }
@media print { body { max-width: none; background: none } .card, .findings li { break-inside: avoid } nav { display: none } }
`
