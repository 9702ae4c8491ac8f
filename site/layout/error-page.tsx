import { isRouteErrorResponse, useRouteError } from 'react-router'
import { notFoundMessage } from '../language/messages.ts'

/** An error, inside the normal layout. */
export function ErrorPage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <article>
      <h1>{status === 404 ? notFoundMessage : 'Something went wrong'}</h1>
      <p>Error {status}</p>
      <a href="/">Go back to home</a>
    </article>
  )
}
