/** A page's data for the browser: the file `payload.json` beside the page, and embedded in its HTML. */
import { payloadFileName, restFileName } from '#content/schema/slug.ts'
import type { PageName } from '#site/routes.ts'
import type { ShownHead } from './head.ts'

export interface Payload {
  /** The page's own path; another path in the address bar means that this is an error page. */
  readonly path: string
  readonly page: PageName
  readonly head: ShownHead
  /** The result of the page's loader, read by the page's component only. */
  readonly data: Readonly<Record<string, unknown>>
}

/** The file `payload.json`; for a moved page its new address. */
export type PayloadFile = (Payload & OfPage) | MovedPage

export interface MovedPage {
  readonly movedTo: string
}

interface OfCode {
  /** Digest of the code that reads the payload, as other code may expect other data. Left out in development. */
  readonly code?: string
}

export interface OfPage extends OfCode {
  /** Addresses of the code that this page has besides that of every page. Left out in development. */
  readonly scripts?: readonly string[]
  /** Addresses of the sheets that this page has besides that of every page. Left out in development, and where there are none. */
  readonly styles?: readonly string[]
}

/** The file `rest.json` beside a page that shows more on demand than its payload holds. */
export interface OnDemandFile extends OfCode {
  /** The `rest` of the page's loader. */
  readonly rest: object
}

/** Embedded in the HTML of a page. */
export interface FirstLoad extends OfCode {
  /** Address of the layout data: one file for all pages, as it is larger than most payloads. */
  readonly layout: string
  /** Addresses of all code that hydrates the page. */
  readonly scripts: readonly string[]
  readonly payload: Payload
}

export const payloadElementId = 'pagePayload'
export const payloadUrl = (path: string): string => `${path === '/' ? '' : path}/${payloadFileName}`
export const onDemandUrl = (path: string): string => `${path === '/' ? '' : path}/${restFileName}`
