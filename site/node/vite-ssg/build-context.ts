/**
 * How the build and the bundle that vite-ssg makes of `entry-ssg.tsx` find each other.
 *
 * vite-ssg imports the bundle itself and passes it nothing, and the bundle has its own copy of every module; what both
 * share is the global object.
 */

import type { RouteId } from '#site/routes.ts'
import type { Layout } from '#site/shared/layout.ts'
import type { Payload } from '#site/shared/payload.ts'

/** Also returns the addresses of the pictures and files that the HTML names, and the module that shows the page. */
type Render = (
  payload: Payload,
  layout: Layout,
  route: RouteId,
) => Promise<{ readonly html: string; readonly media: ReadonlySet<string>; readonly module: string }>

export interface PreparedPage {
  readonly payload: Payload
  readonly jsonLd: readonly object[]
  readonly html: string
  /** The module that shows the page, as Vite's manifest names it. */
  readonly module: string
  /** Of the HTML, the payload and what stands in the head. */
  readonly media: readonly string[]
}

export interface Bridge {
  /** The text of the comment that the page's HTML replaces. */
  readonly outlet: string
  pathsToRender(): readonly string[]
  /** Nothing where the page cannot be made: the problem has been noted then. */
  preparePage(path: string, render: Render): Promise<PreparedPage | undefined>
}

const key = Symbol.for('gsc-site.build')

export function setBuildBridge(bridge: Bridge): void {
  Reflect.set(globalThis, key, bridge)
}

export function buildBridge(): Bridge {
  const bridge: Bridge | undefined = Reflect.get(globalThis, key)
  if (!bridge) throw new Error('This file is for the build only: run npm run build.')
  return bridge
}
