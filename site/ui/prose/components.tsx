/**
 * The components that prose may contain: a component of `content/schema/components.ts` that is missing here does not
 * compile.
 */
import type { ComponentType } from 'react'
import type { ProseComponentName } from '#content/schema/components.ts'
import { lazyPart } from '#site/ui/lazy-part/lazy-part.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Figure } from './figure.tsx'

/** The props were checked against the schema when the prose was compiled. */
// biome-ignore lint/suspicious/noExplicitAny: a component of any props; what is passed was checked at build.
type AnyComponent = ComponentType<any> | 'u' | 'sub' | 'sup'

const rareParts = () => import('./rare-parts.ts')
const Countdown = lazyPart(rareParts, 'Countdown')
const DataTable = lazyPart(rareParts, 'DataTable')
const ScrollableTable = lazyPart(rareParts, 'ScrollableTable')

const richText = {
  Figure,
  CallToAction,
  Countdown,
  DataTable,
  u: 'u',
  sub: 'sub',
  sup: 'sup',
} as const satisfies Record<ProseComponentName, AnyComponent>

export const components: Readonly<Record<string, AnyComponent>> = { ...richText, a: Link, table: ScrollableTable }
