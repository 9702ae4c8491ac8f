/** From a target to its payload. */
import { loaders } from '../pages/loaders.ts'
import { withAnchors } from './anchors.ts'
import type { Loader } from './loader.ts'
import type { Payload } from './payload.ts'
import type { Source } from './source.ts'
import { breadcrumbList } from './structured/breadcrumb-list.ts'
import type { Target } from './targets.ts'

export interface LoadedPage {
  readonly payload: Payload
  readonly structured: readonly object[]
}

export function loadPage(source: Source, target: Target): LoadedPage {
  const loader: Loader<unknown> = loaders[target.page]
  const { head, data, structured = [] } = loader(withAnchors(source), target)
  // The table of loaders ties each page to its data; TypeScript cannot follow that through a union.
  const payload = { path: target.path, page: target.page, head, data } as Payload
  const facts = [...structured, ...breadcrumbList(source, head)]
  return { payload, structured: facts.map((thing) => ({ '@context': 'https://schema.org', ...thing })) }
}
