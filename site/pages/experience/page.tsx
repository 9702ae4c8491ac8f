import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { CardRail, Cards } from '#site/ui/cards/cards.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Hero } from '#site/ui/hero/hero.tsx'
import { Pictures } from '#site/ui/pictures/pictures.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './experience.css?url'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** Up to this many cards are shown large. */
const maxLarge = 2

export function Page({ data }: Props) {
  const { title, tagline, picture, body, features, gallery, cinemas, cinemaCount, finder, others } = data
  return (
    <article>
      <PageStyles href={stylesUrl} />
      <Hero
        title={title}
        summary={tagline}
        picture={picture}
        actions={
          cinemas.length > 0 && (
            <ButtonLink variant="primary" icon="pin" href="#cinemaList">
              {cinemaCount === 1 ? 'Where it is' : `Find it in ${cinemaCount} cinemas`}
            </ButtonLink>
          )
        }
      />
      <div className="aboutExperience wrap">
        <Prose tree={body} isAlone={features.length === 0} />
        {features.length > 0 && (
          <section aria-labelledby="featureList">
            <h2 id="featureList" className="visually-hidden">
              Features
            </h2>
            <ul className="features">
              {features.map((feature, index) => (
                <li key={index} className="feature">
                  <h3 className="name">{feature.title}</h3>
                  <p>{feature.text}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {gallery.length > 0 && (
        <Section heading="Pictures" isWide>
          <Pictures pictures={gallery} label="pictures" layout="rail" />
        </Section>
      )}
      <Section
        heading="Cinemas that have it"
        id="cinemaList"
        more={
          cinemas.length > 1
            ? { label: cinemaCount > cinemas.length ? `All ${cinemaCount} cinemas` : 'Find the nearest', href: finder }
            : undefined
        }
      >
        {cinemas.length > 0 ? (
          <Cards
            cards={cinemas}
            noun="cinemas"
            isLarge={cinemas.length <= maxLarge}
            isCompact={cinemas.length > maxLarge}
          />
        ) : (
          <EmptyState noun="cinemas" message="No cinema has it at the moment." />
        )}
      </Section>
      <CardRail
        heading="Other experiences"
        more={{ label: 'All experiences', href: href('experiences') }}
        cards={others}
        noun="experiences"
      />
    </article>
  )
}
