import { useEffect, useState } from 'react'
import type { OpenedPage } from '#site/navigation/payload/payload-loader.ts'
import { Links } from '#site/ui/links/links.tsx'
import { Section } from '#site/ui/section/section.tsx'

let openedPages: () => readonly OpenedPage[] = () => []

/** @param pages gives those that the visitor has opened, and that are still in memory. */
export function offerToRead(pages: () => readonly OpenedPage[]): void {
  openedPages = pages
}

/** What can be read without a network, in place of a page that comes by itself once there is one. */
export function ReadablePages() {
  const [pages] = useState(openedPages)
  useEffect(() => {
    const load = () => location.reload()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [])
  if (pages.length === 0) return null
  return (
    <Section heading="You can still read">
      <Links links={pages.map(({ path, title }) => ({ href: path, label: title }))} />
    </Section>
  )
}
