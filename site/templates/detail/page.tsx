import type { ReactNode } from 'react'
import type { Detail } from '#site/loaders/content-pages/detail.ts'
import { TimeBadge } from '#site/ui/badge/time-badge.tsx'
import { Columns } from '#site/ui/columns/columns.tsx'
import { FaqList } from '#site/ui/faq-list/faq-list.tsx'
import { Hero } from '#site/ui/hero/hero.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { AtAGlance, hasGlance } from './at-a-glance.tsx'
import { DetailActions } from './detail-actions.tsx'
import { filmsBelowText } from './groups.tsx'
import { Inclusions } from './inclusions.tsx'
import { Parts } from './parts.tsx'

interface Props {
  readonly data: Detail
  /** Buttons after those of the entry. */
  readonly actions?: ReactNode
}

/** The detail page of most types. */
export function Page({ data, actions }: Props) {
  const { title, kicker, summary, picture, links, calendar, badge, body, inclusions, terms } = data
  const card = hasGlance(data)
  return (
    <article>
      <Hero
        title={title}
        kicker={kicker}
        summary={summary}
        picture={picture}
        actions={
          (links.length > 0 || calendar || filmsBelowText(data) || actions) && (
            <>
              <DetailActions detail={data} />
              {actions}
            </>
          )
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
          {body && <Prose tree={body} isAlone={!card && !inclusions} />}
          {terms && (
            <FaqList questions={[{ id: 'termsAndConditions', title: 'Terms and conditions', answer: terms }]} />
          )}
        </Columns>
      )}
      <Parts detail={data} />
    </article>
  )
}
