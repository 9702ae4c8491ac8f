import type { ReactNode } from 'react'
import type { BasicPage } from '#site/loaders/content-pages/basic-page.ts'
import { Sections } from '#site/sections/sections.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Hero } from '#site/ui/hero/hero.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import styles from './basic-content.module.css'

interface Props {
  readonly page: BasicPage
  /** Shown between text and sections. */
  readonly children?: ReactNode
  /** Shown after the sections. */
  readonly after?: ReactNode
  /** Replaces the hero. */
  readonly hero?: ReactNode
  /** Replaces the text. */
  readonly text?: ReactNode
}

/** The template of basic pages; other templates add to it. */
export function BasicContent({ page, children, after, hero, text }: Props) {
  return (
    <article>
      {hero ?? <BasicHero page={page} />}
      {text === undefined ? <BasicText page={page} /> : text}
      {children}
      <Sections sections={page.sections} />
      {after}
    </article>
  )
}

function BasicText({ page: { body, language } }: Pick<Props, 'page'>) {
  return (
    body && (
      <div className={`${styles.text} wrap`}>
        <Prose tree={body} language={language} isAlone />
      </div>
    )
  )
}

interface HeroProps {
  readonly page: BasicPage
  /** A mark in place of the words above the title. */
  readonly mark?: ReactNode
}

/** Hero of a basic page. */
export function BasicHero({ page, mark }: HeroProps) {
  return (
    <Hero
      title={page.title}
      language={page.language}
      kicker={mark ?? page.kicker}
      summary={page.summary}
      picture={page.hero}
      actions={
        page.link && (
          <ButtonLink variant="primary" href={page.link.href}>
            {page.link.label}
          </ButtonLink>
        )
      }
    >
      {page.updated && (
        <p className={styles.updated}>
          Last updated <time dateTime={page.updated.iso}>{page.updated.text}</time>
        </p>
      )}
    </Hero>
  )
}
