// Blocks rendering just before the notices, so that none shifts the page by appearing or vanishing: what was dismissed or has
// ended since the build is hidden, what has begun is shown. The HTML is the same for everybody and React hydrates it unchanged,
// so this is done by a constructed style sheet, which needs no inline script or style, and which holds for as long as this script
// stands beside the notices: until React knows the time. The browser fetches this file in parallel with the page's styles.
try {
  const { dataset } = document.currentScript
  const now = Date.now() + Number(document.documentElement.dataset.clockAhead ?? 0)
  const dismissed = JSON.parse(localStorage.getItem('dismissed-notices') ?? '[]')
  const sheet = new CSSStyleSheet()
  for (const { id, from, to } of JSON.parse(dataset.notices)) {
    const isNow = (!from || Date.parse(from) <= now) && (!to || now < Date.parse(to))
    const display = isNow && !dismissed.includes(id) ? 'block' : 'none'
    sheet.insertRule(
      `:has(> script[data-notices]) > [data-notice="${CSS.escape(id)}"] { display: ${display} !important }`,
    )
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
} catch {
  // Without storage, or in an older browser, notices are as the build's clock has them for a moment.
}
