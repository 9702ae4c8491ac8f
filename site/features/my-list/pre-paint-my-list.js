// What for: my-films.tsx.
try {
  if (JSON.parse(localStorage.getItem('my-list') ?? '[]').length > 0) {
    const sheet = new CSSStyleSheet()
    sheet.insertRule(':has(> script[data-my-list]) > [data-empty-list] { display: none }')
    document.adoptedStyleSheets.push(sheet)
  }
} catch {}
