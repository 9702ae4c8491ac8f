/** The browser's side of payloads: fetched on navigation, kept for a while. */
import { data } from 'react-router'
import { notFoundMessage } from '../language/messages.ts'
import { loadComponent } from '../pages/components.ts'
import type { Layout } from './layout.ts'
import { type Payload, payloadUrl } from './payload.ts'

/** The page's payload and code; the code by the name in the payload, as the last row of the route table has many pages. */
export async function fetchPage(path: string, signal: AbortSignal): Promise<Payload> {
  const response = await fetch(payloadUrl(path), { signal })
  const isPayload = response.headers.get('content-type')?.includes('json') ?? false
  if (response.status === 404 || (response.ok && !isPayload)) {
    console.error(`Route ${path} is not pre-rendered`)
    throw data(notFoundMessage, { status: 404, statusText: notFoundMessage })
  }
  if (!response.ok) throw data(response.statusText, { status: response.status })
  const payload = (await response.json()) as Payload
  await loadComponent(payload.page)
  return payload
}

/** Only the development server answers this: a built page brings its layout along. */
export async function fetchLayout(signal: AbortSignal): Promise<Layout> {
  const response = await fetch('/layout.json', { signal })
  return (await response.json()) as Layout
}
