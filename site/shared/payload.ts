/** What the browser gets of a page: the file `payload.json` beside it, and the same inside of it. */
import type { PageName } from '#site/page-names.ts'
import type { RouteId } from '#site/routes.ts'
import type { Head } from './head.ts'
import type { Layout } from './layout.ts'

export interface Payload {
  /** The page's own path: another one than in the address bar means that this is the page of an error. */
  readonly path: string
  readonly page: PageName
  readonly head: Head
  /** What the page's loader returned, for the page's component alone. */
  readonly data: Readonly<Record<string, unknown>>
}

/** The file, for navigation. Where a page has moved, it says where to instead. */
export type PayloadFile = (Payload & OfCode) | MovedPage

export interface MovedPage {
  readonly movedTo: string
}

interface OfCode {
  /** The code that the payload is for: other code may expect other data. Nothing in development. */
  readonly code?: string
}

/** What is written into the first page. */
export interface FirstLoad extends OfCode {
  /** The address of what stands around every page: a file for all of them, as it would weigh more than most payloads. */
  readonly layout: string
  readonly payload: Payload
}

/** Where data comes from: the content at build, the network in the browser. */
export interface PayloadLoader {
  page(path: string, id: RouteId, params: Readonly<Record<string, string | undefined>>): Promise<Payload>
  layout(): Promise<Layout>
}

export const payloadElementId = 'pagePayload'
export const payloadUrl = (path: string): string => `${path === '/' ? '' : path}/payload.json`
