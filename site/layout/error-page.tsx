import { useLayoutEffect, useState } from 'react'
import { InLanguage } from '#site/language/in-language.tsx'
import { notFoundMessage } from '#site/language/not-found.ts'
import { NetworkError } from '#site/navigation/payload/payload-cache.ts'
import { isStaleDeploy } from '#site/navigation/payload/stale-deploy.ts'
import { useReload } from '#site/router/location-context.ts'
import { normaliseError } from '#site/shared/page-error.ts'
import { Button, ButtonLink } from '#site/ui/button/button.tsx'
import { Hero } from '#site/ui/hero/hero.tsx'

/** An error inside the normal layout. The texts of its buttons work offline. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const reload = useReload()
  const [isTrying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    await reload()
    setTrying(false)
  }
  const { message, status } = normaliseError(error)
  const title = status === 404 ? notFoundMessage : 'Something went wrong'
  // Retrying cannot help with a stale deploy or without a network: only a reload can.
  const needsReload = isStaleDeploy(error) || error instanceof NetworkError
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return (
    <article>
      <Hero
        title={title}
        kicker={`Error ${status}`}
        actions={
          <>
            {needsReload ? (
              <Button variant="primary" onClick={() => location.reload()}>
                Reload
              </Button>
            ) : (
              <Button variant="primary" disabled={isTrying} onClick={() => void tryAgain()}>
                Try again
              </Button>
            )}
            <ButtonLink variant="link" href="/">
              Go back to home
            </ButtonLink>
          </>
        }
      >
        {needsReload ? (
          <p>
            <InLanguage text="outdated" />
          </p>
        ) : (
          message !== title && <p>{message}</p>
        )}
      </Hero>
    </article>
  )
}
