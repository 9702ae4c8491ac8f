import { href } from '../../href.ts'
import { BasicContent } from '../../layout/basic-content.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CardRail } from '../../ui/cards/cards.tsx'
import { HeroWords } from '../../ui/hero/hero-words.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Links } from '../../ui/links/links.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import type { PageProps } from '../components.ts'
import { BrokenReel } from './broken-reel.tsx'
import styles from './page.module.css'

export function Page({ data: { page, films } }: PageProps<'not-found'>) {
  const hero = (
    <header className={`${styles.hero} wrap`}>
      <HeroWords title={page.title} language={page.language} kicker="Error 404" summary={page.summary}>
        {page.body && <Prose tree={page.body} />}
        <search className={styles.search}>
          <form action={href('faqSearch')}>
            <label htmlFor="lostWords" className="visually-hidden">
              Search the questions
            </label>
            <Icon name="search" />
            <input id="lostWords" name="q" type="search" required placeholder="Search the questions" />
            <Button type="submit" look="main" isSmall>
              Search
            </Button>
          </form>
        </search>
        <Links
          links={[
            { label: 'Go back to home', href: href('home') },
            { label: 'Search the questions', href: href('faqSearch') },
            { label: 'All films', href: href('movies') },
            { label: 'All cinemas', href: href('cinemaIndex') },
          ]}
        />
      </HeroWords>
      <BrokenReel className={styles.picture} />
    </header>
  )
  return (
    <BasicContent page={page} hero={hero} text={null}>
      <CardRail heading="Now showing" more={{ label: 'All films', href: href('movies') }} cards={films} of="films" />
    </BasicContent>
  )
}
