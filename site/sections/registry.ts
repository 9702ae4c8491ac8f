/**
 * The component of every section type: a missing one does not compile, and the content schema rejects unknown types. A page loads
 * those of its own sections; types that stand on pages together are in one file, as files of some hundred bytes cost more than they save.
 */
import type { ComponentType } from 'react'
import type { SectionType } from '#content/schema/sections.ts'
import type { SectionProps, SectionView } from '#site/loaders/content-pages/sections.ts'
import { CodeTable } from '#site/shared/code-table.ts'
import type { Payload } from '#site/shared/payload.ts'

/** Placement of a section's heading: above, beside on wide screens, or rendered by the component itself. */
type HeadingPlacement = 'above' | 'beside' | 'inside'

interface Part<Component> {
  readonly load: () => Promise<Component>
  /** The module that `load` imports, as Vite's manifest names it. */
  readonly module: string
}

interface SectionRow<T extends SectionType> extends Part<ComponentType<SectionProps<T>>> {
  readonly heading: HeadingPlacement
  /** Whether the component sets its own width instead of the page's columns. */
  readonly isWide?: true
  /** Whether it is one of few that are shown large, whose styles only their pages have. */
  readonly isFeature?: true
}

/** Sections whose code is one module. */
const group =
  <Module extends object>(module: string, load: () => Promise<Module>) =>
  <Name extends keyof Module>(name: Name): Part<Module[Name]> => ({
    module,
    load: async () => (await load())[name],
  })

const plain = group('sections/plain-chunk.ts', () => import('./plain-chunk.ts'))
const cards = group('sections/cards-chunk.ts', () => import('./cards-chunk.ts'))
const media = group('sections/media-chunk.ts', () => import('./media-chunk.ts'))
const features = group('sections/features-chunk.ts', () => import('./features-chunk.ts'))
const films = group('sections/film-lists/film-wall.tsx', () => import('./film-lists/film-wall.tsx'))

export const registry: { readonly [T in SectionType]: SectionRow<T> } = {
  text: { ...plain('Text'), heading: 'beside' },
  gallery: { ...media('Gallery'), heading: 'above', isWide: true },
  video: { ...media('VideoSection'), heading: 'above' },
  image: { ...plain('Image'), heading: 'above', isWide: true },
  callToAction: { ...plain('CallToAction'), heading: 'inside' },
  accordion: { ...plain('Accordion'), heading: 'beside' },
  table: { ...plain('Table'), heading: 'beside' },
  cards: { ...cards('CardGrid'), heading: 'above' },
  quote: { ...plain('Quote'), heading: 'above' },
  countdown: { ...plain('CountdownSection'), heading: 'inside' },
  form: { ...plain('Form'), heading: 'beside' },
  embed: { ...media('Embed'), heading: 'beside' },
  movieRail: { ...cards('MovieRail'), heading: 'above', isWide: true },
  promotionRail: { ...cards('PromotionRail'), heading: 'above', isWide: true },
  cinemaList: { ...cards('CinemaList'), heading: 'above' },
  schedule: { ...plain('Schedule'), heading: 'beside' },
  tonight: { ...features('Tonight'), heading: 'inside', isWide: true, isFeature: true },
  filmFeature: { ...features('FilmFeature'), heading: 'inside', isWide: true, isFeature: true },
  filmLists: { ...films('FilmWall'), heading: 'above', isWide: true },
  promotionFeature: { ...features('PromotionFeature'), heading: 'inside', isFeature: true },
  experiencePanels: { ...features('ExperiencePanels'), heading: 'above', isWide: true, isFeature: true },
  cinemaMap: { ...features('CinemaMapSection'), heading: 'inside', isFeature: true },
  newsFeature: { ...features('NewsFeature'), heading: 'inside', isFeature: true },
}

type AnySection = ComponentType<SectionView['props']>

// The cast is sound, as props and component are chosen by the same type.
const components = new CodeTable<SectionType, AnySection>((type) => registry[type].load() as Promise<AnySection>)

/** The component of a section on the page whose code was loaded. */
export const componentOf = (type: SectionType): AnySection => components.codeOf(type)

/** Fetches the code of the sections on a page. */
export async function loadSections(payload: Payload): Promise<void> {
  await Promise.all(typesOn(payload).map((type) => components.load(type)))
}

/** The modules of the sections on a page, as Vite's manifest names them. */
export const sectionModules = (payload: Payload): string[] => typesOn(payload).map((type) => registry[type].module)

/** Only the loaders of basic pages return `page`. */
function typesOn({ data }: Payload): SectionType[] {
  const { sections = [] } = (data['page'] ?? {}) as { readonly sections?: readonly SectionView[] }
  return sections.map(({ type }) => type)
}
