/**
 * Shown when the error page itself fails. Uses no code or styles of the site, as they may be what failed. Texts of spec
 * point 8. `target` makes the browser, not the router, follow the link.
 */
export function ErrorFallback({ error }: { readonly error: unknown }) {
  return (
    <main>
      <h1>An error occurred while showing the error page</h1>
      <p>Unfortunately an error occurred and while showing the error page another error occurred</p>
      <p>Error details: {error instanceof Error ? error.message : String(error)}</p>
      <a href="/" target="_self">
        Go back to home
      </a>
    </main>
  )
}
