// Runs where it stands, before the notices are painted: those that were put away must not push the page down and then let
// it up again. The HTML is the same for everybody and React takes it over as it is, so they are hidden by a style sheet of
// our making, which needs no inline script or style. It is asked for beside the page's styles, and takes no longer.
try {
  const ids = JSON.parse(localStorage.getItem('dismissed-notices') ?? '[]')
  const sheet = new CSSStyleSheet()
  for (const id of ids) sheet.insertRule(`[data-notice="${CSS.escape(id)}"] { display: none }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
} catch {
  // No store, or an older browser: they are seen for a moment.
}
