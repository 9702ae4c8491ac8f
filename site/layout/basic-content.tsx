import type { ReactNode } from 'react'
import type { BasicPage } from '../data/basic-page.ts'
import { Form } from '../features/form/form.tsx'
import { Sections } from '../sections/registry.tsx'
import { Link } from '../ui/link/link.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { Prose } from '../ui/prose/prose.tsx'

interface Props {
  readonly page: BasicPage
  /** What the template puts between the text and the sections. */
  readonly children?: ReactNode
  /** Where a slideshow takes the place of the hero's picture. */
  readonly hero?: ReactNode
}

/** A page that an editor has written; each template adds its own. */
export function BasicContent({ page, children, hero }: Props) {
  return (
    <article>
      <header>
        {hero ?? (page.hero && <Picture picture={page.hero} use="hero" sizes="100vw" isFirst isDecorative />)}
        {page.kicker && <p>{page.kicker}</p>}
        <h1 lang={page.language}>{page.title}</h1>
        {page.summary && <p lang={page.language}>{page.summary}</p>}
        {page.link && (
          <p>
            <Link href={page.link.href}>{page.link.label}</Link>
          </p>
        )}
        {page.updated && (
          <p>
            Last updated <time dateTime={page.updated.iso}>{page.updated.text}</time>
          </p>
        )}
      </header>
      {page.body && <Prose tree={page.body} language={page.language} />}
      {children}
      <Sections sections={page.sections} />
      {page.form && <Form form={page.form} />}
    </article>
  )
}
