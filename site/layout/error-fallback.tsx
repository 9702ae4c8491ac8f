import { useRouteError } from 'react-router'

/**
 * The last resort: depends on nothing of the site, neither code nor styles, as that has just failed. Texts of spec point 8.
 * A target leaves the link to the browser: the router is among what may have failed.
 */
export function ErrorFallback() {
  const error = useRouteError()
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
