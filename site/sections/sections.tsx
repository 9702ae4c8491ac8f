import { SectionBoundary } from '#site/features/errors/section-boundary.tsx'
import type { SectionView } from '#site/loaders/content-pages/sections.ts'
import { Section } from '#site/ui/section/section.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import featuresUrl from './features.css?url'
import { componentOf, registry } from './registry.ts'

/** The sections of a page, each under its heading. */
export function Sections({ sections }: { readonly sections: readonly SectionView[] }) {
  const shown = sections.map(({ type, props }, index) => {
    const { heading, isWide = false } = registry[type]
    const Content = componentOf(type)
    return (
      <Section
        key={index}
        heading={heading === 'inside' ? undefined : props.heading}
        isBeside={heading === 'beside'}
        isWide={isWide}
      >
        <SectionBoundary>
          <Content {...props} />
        </SectionBoundary>
      </Section>
    )
  })
  return (
    <>
      {sections.some(({ type }) => registry[type].isFeature) && <PageStyles href={featuresUrl} />}
      {shown}
    </>
  )
}
