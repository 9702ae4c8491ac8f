/**
 * The page shown when the error page itself fails. It uses no code or styles of the site, as they may be what failed.
 * `target` makes the browser, not the router, follow the link.
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
