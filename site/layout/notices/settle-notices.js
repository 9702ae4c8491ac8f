// What for: notices.tsx. It is sent as it is, so a word here is a word on every page.
try {
  const now = Date.now() + Number(document.documentElement.dataset.clockAhead ?? 0)
  const dismissed = localStorage.getItem('dismissed-notices') ?? '[]'
  const sheet = new CSSStyleSheet()
  for (const { id, from, to } of JSON.parse(document.currentScript.dataset.notices)) {
    const isOff = Date.parse(from) > now || Date.parse(to) <= now || JSON.parse(dismissed).includes(id)
    sheet.insertRule(
      `:has(> script[data-notices]) > [data-notice=${CSS.escape(id)}] { display: ${isOff ? 'none' : 'block'} !important }`,
    )
  }
  document.adoptedStyleSheets.push(sheet)
} catch {}
