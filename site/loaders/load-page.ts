/** Loads a page: its payload and its JSON-LD. */
import type { Head } from '#site/shared/head.ts'
import type { Payload } from '#site/shared/payload.ts'
import { withPictures } from './cards/with-pictures.ts'
import { eachPictureOnce } from './each-picture-once.ts'
import { breadcrumbList } from './json-ld/breadcrumb-list.ts'
import type { Loader } from './loader.ts'
import { loaders } from './page-loaders.ts'
import { withAnchors } from './source/anchors.ts'
import type { SitePage } from './source/site-pages.ts'
import type { Source } from './source/source.ts'

export interface LoadedPage {
  readonly head: Head
  readonly payload: Payload
  readonly jsonLd: readonly object[]
  readonly rest?: object
}

export function loadPage(source: Source, sitePage: SitePage): LoadedPage {
  const loader: Loader<Payload['data']> = loaders[sitePage.page]
  const { head, data, jsonLd = [], rest } = loader(withAnchors(source), sitePage)
  const pictured = eachPictureOnce(data)
  const { image, imageAlt, kind, published, ...shown } = head
  const payload: Payload = { path: sitePage.path, page: sitePage.page, head: shown, data: pictured(data) }
  const nodes = [...jsonLd, ...breadcrumbList(source, head)]
  return {
    head,
    payload,
    jsonLd: nodes.map((node) => ({ '@context': 'https://schema.org', ...node })),
    ...(rest ? { rest: withPictures(pictured(rest)) } : {}),
  }
}
