import { useState } from 'react'
import type { OpenedPage } from '#site/navigation/payload/payload-loader.ts'
import { Links } from '#site/ui/links/links.tsx'
import { Section } from '#site/ui/section/section.tsx'

let openedPages: () => readonly OpenedPage[] = () => []

/** @param pages gives those that the visitor has opened, and that are still in memory. */
export function offerToRead(pages: () => readonly OpenedPage[]): void {
  openedPages = pages
}

/** What can be read without a network. */
export function ReadablePages() {
  const [pages] = useState(openedPages)
  if (pages.length === 0) return null
  return (
    <Section heading="You can still read">
      <Links links={pages.map(({ path, title }) => ({ href: path, label: title }))} />
    </Section>
  )
}
