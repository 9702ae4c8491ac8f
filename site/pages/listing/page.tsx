import { href } from '../../href.ts'
import { BasicContent } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, cards, letters = [] } }: PageProps<'listing'>) {
  return (
    <BasicContent page={page}>
      <Cards cards={cards} of="entries" level={2} />
      {letters.map(({ letter, films }) => (
        <Section key={letter} heading={letter} id={`letter-${letter === '#' ? 'other' : letter}`}>
          <ul>
            {films.map(([slug, title]) => (
              <li key={slug}>
                <Link href={href('movie', { slug })}>{title}</Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </BasicContent>
  )
}
