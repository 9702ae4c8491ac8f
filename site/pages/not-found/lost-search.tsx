import { useEffect, useRef } from 'react'
import { href } from '#site/href.ts'
import { Button } from '#site/ui/button/button.tsx'
import { useIsHydrated } from '#site/ui/hydration/use-is-hydrated.ts'
import { SearchField } from '#site/ui/search-field/search-field.tsx'

/** Searches the site, at first for what the address names; without script the questions, whose page needs none. */
export function LostSearch() {
  const isAlive = useIsHydrated()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current?.value === '') field.current.value = wordsIn(location.pathname)
  }, [])
  return (
    <search className="search">
      <form action={isAlive ? href('home') : href('faqSearch')}>
        <SearchField ref={field} label={isAlive ? 'Search the site' : 'Search the questions'} name="q" required>
          <Button type="submit" variant="primary" isSmall>
            Search
          </Button>
        </SearchField>
      </form>
    </search>
  )
}

/** The last part of an address, as words. */
function wordsIn(pathname: string): string {
  if (pathname === href('notFound')) return ''
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  try {
    return decodeURIComponent(last)
      .replaceAll(/[\p{P}\p{S}]+/gu, ' ')
      .trim()
  } catch {
    return ''
  }
}
