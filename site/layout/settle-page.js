/**
 * Settles what of the built page is shown before it is first painted, so that nothing moves once React knows the time and what was
 * dismissed: what has ended since the build, or was dismissed, is hidden, and what has begun is shown. So are parts that stand for
 * their items only (`data-if-any`). The HTML is the same for everybody and React hydrates it unchanged, so this is done by a
 * constructed style sheet, which needs no inline script or style. Without storage, or in an older browser, pages are as the build's
 * clock has them for a moment.
 */
try {
  const now = Date.now() + Number(document.documentElement.dataset.clockAhead ?? 0)
  const past = document.currentScript.dataset.instants.split(' ').filter((instant) => Date.parse(instant) <= now)
  const [begun, ended] = ['begins', 'ends'].map(
    (name) => `:is(${past.map((instant) => `[data-${name}="${instant}"]`)})`,
  )
  const dismissed = JSON.parse(localStorage['dismissed-notices'] ?? '[]').map((id) => `[data-notice=${CSS.escape(id)}]`)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `[hidden]${begun},[data-if-any]:has(${begun}){display:var(--settled,block)!important}:root :is(${ended},${dismissed}),[data-if-any]:not(:has(li:not(li li,${ended},[hidden]:not(${begun})))){display:none!important}`,
  )
  document.adoptedStyleSheets.push(sheet)
} catch {}
