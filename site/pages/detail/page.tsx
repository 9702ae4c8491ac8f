import type { Detail } from '../../data/detail.ts'
import { TimeBadge } from '../../ui/badge/time-badge.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Columns } from '../../ui/columns/columns.tsx'
import { Hero } from '../../ui/hero/hero.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { AtAGlance, hasGlance } from './at-a-glance.tsx'
import { Inclusions } from './inclusions.tsx'
import { Parts } from './parts.tsx'

/** The detail page of most types. */
export function Page({ data }: { readonly data: Detail }) {
  const { title, kicker, summary, picture, badge, links, body, inclusions, terms } = data
  const card = hasGlance(data)
  return (
    <article>
      <Hero
        title={title}
        kicker={kicker}
        summary={summary}
        picture={picture}
        actions={
          !card && links.length > 0
            ? links.map(({ label, href }) => (
                <ButtonLink key={href} look="main" href={href}>
                  {label}
                </ButtonLink>
              ))
            : undefined
        }
      >
        {badge && (
          <p>
            <TimeBadge badge={badge} />
          </p>
        )}
      </Hero>
      {(card || body || inclusions) && (
        <Columns card={card && <AtAGlance detail={data} />}>
          {inclusions && <Inclusions inclusions={inclusions} />}
          {body && <Prose tree={body} />}
          {terms && <Questions questions={[{ id: 'terms', title: 'Terms and conditions', answer: terms }]} />}
        </Columns>
      )}
      <Parts detail={data} />
    </article>
  )
}
