/** From a target to its payload. */
import { loaders } from '#site/pages/loaders.ts'
import type { Payload } from '#site/shared/payload.ts'
import { withAnchors } from './anchors.ts'
import type { Loader } from './loader.ts'
import type { Source } from './source.ts'
import { breadcrumbList } from './structured/breadcrumb-list.ts'
import type { Target } from './targets.ts'

export interface LoadedPage {
  readonly payload: Payload
  readonly structured: readonly object[]
}

export function loadPage(source: Source, target: Target): LoadedPage {
  const loader: Loader<Payload['data']> = loaders[target.page]
  const { head, data, structured = [] } = loader(withAnchors(source), target)
  const payload: Payload = { path: target.path, page: target.page, head, data }
  const facts = [...structured, ...breadcrumbList(source, head)]
  return { payload, structured: facts.map((thing) => ({ '@context': 'https://schema.org', ...thing })) }
}
