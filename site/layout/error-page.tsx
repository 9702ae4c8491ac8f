import { type ReactNode, useState } from 'react'
import { InLanguage } from '#site/language/in-language.tsx'
import { notFoundMessage } from '#site/language/not-found.ts'
import { NetworkError } from '#site/navigation/payload/fetch-site-file.ts'
import { isStaleDeploy } from '#site/navigation/payload/stale-deploy.ts'
import { useReload } from '#site/router/location-context.ts'
import { normaliseError } from '#site/shared/page-error.ts'
import { Button, ButtonLink } from '#site/ui/button/button.tsx'
import { Hero } from '#site/ui/hero/hero.tsx'
import { lazyPart } from '#site/ui/lazy-part/lazy-part.tsx'
import { ErrorHead } from './document-head.tsx'

/** Here before the network goes: `after-hydration.ts` brings it. */
const ReadablePages = lazyPart(() => import('#site/features/online/readable-pages.tsx'), 'ReadablePages')

const failed = 'Something went wrong'

/** An error inside the normal layout. The texts of its buttons work offline. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const reload = useReload()
  const [isTrying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    await reload()
    setTrying(false)
  }
  const { title, kicker, text, needsReload, isUnreachable } = wordsFor(error)
  return (
    <article>
      <ErrorHead title={title} />
      <Hero
        title={title}
        {...(kicker ? { kicker } : {})}
        actions={
          <>
            <Button
              variant="primary"
              disabled={isTrying}
              onClick={() => void (needsReload ? location.reload() : tryAgain())}
            >
              {needsReload ? 'Reload' : 'Try again'}
            </Button>
            <ButtonLink variant="link" href="/">
              Go back to home
            </ButtonLink>
          </>
        }
      >
        {text && <p>{text}</p>}
      </Hero>
      {isUnreachable && <ReadablePages />}
    </article>
  )
}

interface Words {
  readonly title: string
  readonly kicker?: string
  readonly text?: ReactNode
  /** Whether asking for the page once more cannot help. */
  readonly needsReload: boolean
  /** Whether it is the network that fails. */
  readonly isUnreachable?: boolean
}

function wordsFor(error: unknown): Words {
  const isStale = isStaleDeploy(error)
  // Code that cannot be fetched looks the same where it is gone and where the network is.
  if (error instanceof NetworkError || (isStale && !navigator.onLine))
    return {
      title: navigator.onLine ? 'This page could not be reached' : 'You are offline',
      text: 'What you have opened stays readable. Load this page again once you are connected.',
      needsReload: true,
      isUnreachable: true,
    }
  const { message, status } = normaliseError(error)
  const title = status === 404 ? notFoundMessage : failed
  const kicker = `Error ${status}`
  if (isStale) return { title, kicker, text: <InLanguage text="outdated" />, needsReload: true }
  return { title, kicker, ...(message === title ? {} : { text: message }), needsReload: false }
}
