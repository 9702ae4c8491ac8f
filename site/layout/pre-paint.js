/**
 * Settles what of the built page is shown before it is first painted, so that nothing moves once React knows the time
 * and what was dismissed: what has ended since the build, or was dismissed, is hidden, and what has begun is shown. So
 * are parts that stand for their items only (`data-if-any`). The HTML is the same for everybody and React hydrates it
 * unchanged, so this is done by a constructed style sheet, which needs no inline script or style. Ended and dismissed
 * items stay hidden. Started items are shown until React takes over (`data-whole`), which later hides them. Without
 * storage, or in an old browser, the page briefly shows the state at build time.
 */
try {
  const now = Date.now() + +(document.documentElement.dataset.clockAhead ?? 0)
  const past = document.currentScript.dataset.instants.split(' ').filter((instant) => Date.parse(instant) <= now)
  const any = (name, values) => `:is(${values.map((value) => `[data-${name}="${value}"]`)})`
  const begun = any('begins', past)
  const ended = any('ends', past)
  const dismissed = any('notice', JSON.parse(localStorage['dismissed-notices'] ?? '[]'))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `:where(:root:not([data-whole])){[hidden]${begun},[data-if-any]:has(${begun}){display:var(--pre-paint-display,block)!important}}:is(${dismissed},${ended},[data-if-any]:not(:has(li:not(li li,${ended},[hidden]:not(${begun}))))){display:none!important}`,
  )
  document.adoptedStyleSheets.push(sheet)
} catch {}
