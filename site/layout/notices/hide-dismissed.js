// Blocks rendering just before the notices, so that dismissed ones do not shift the page by appearing and vanishing. The
// HTML is the same for everybody and React hydrates it unchanged, so the notices are hidden by a constructed style sheet,
// which needs no inline script or style. The browser fetches this file in parallel with the page's styles.
try {
  const ids = JSON.parse(localStorage.getItem('dismissed-notices') ?? '[]')
  const sheet = new CSSStyleSheet()
  for (const id of ids) sheet.insertRule(`[data-notice="${CSS.escape(id)}"] { display: none }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
} catch {
  // Without storage, or in an older browser, dismissed notices are visible for a moment.
}
