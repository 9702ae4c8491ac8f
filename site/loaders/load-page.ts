/** Loads a page: its payload and its JSON-LD. */

import type { Payload } from '#site/shared/payload.ts'
import { breadcrumbList } from './json-ld/breadcrumb-list.ts'
import type { Loader } from './loader.ts'
import { loaders } from './page-loaders.ts'
import { withAnchors } from './source/anchors.ts'
import type { Target } from './source/site-pages.ts'
import type { Source } from './source/source.ts'

export interface LoadedPage {
  readonly payload: Payload
  readonly jsonLd: readonly object[]
}

export function loadPage(source: Source, target: Target): LoadedPage {
  const loader: Loader<Payload['data']> = loaders[target.page]
  const { head, data, jsonLd = [] } = loader(withAnchors(source), target)
  const payload: Payload = { path: target.path, page: target.page, head, data }
  const nodes = [...jsonLd, ...breadcrumbList(source, head)]
  return { payload, jsonLd: nodes.map((node) => ({ '@context': 'https://schema.org', ...node })) }
}
