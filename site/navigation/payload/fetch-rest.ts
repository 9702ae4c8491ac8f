/** Imported dynamically, when the rest of a page is wanted: no other file may import this one. */
import { type FirstLoad, payloadElementId, type RestFile, restUrl } from '#site/shared/payload.ts'
import { fetchOwn } from './fetch-own.ts'
import { mayReload } from './reload-guard.ts'

/** @throws where it cannot be had. A newer deploy is gone over to by loading the page anew, whose address says what was wanted. */
export async function fetchRest(path: string): Promise<object> {
  const response = await fetchOwn(restUrl(path))
  // Some hosts answer with an HTML page where a file is missing.
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (response.ok && isJson) {
    const { rest, code } = (await response.json()) as RestFile
    if (code === ownCode()) return rest
  } else if (response.status >= 500)
    throw new Error(`The host answered for the rest of ${path} with ${response.status}.`)
  // Of another deploy, or gone with one.
  if (navigator.onLine && mayReload(() => sessionStorage)) {
    location.reload()
    return new Promise<never>(() => {})
  }
  throw new Error(`The rest of ${path} is that of another deploy.`)
}

/** Of the code that runs: it came with the document. In development no page is built. */
function ownCode(): string | undefined {
  const embedded = document.getElementById(payloadElementId)?.textContent
  return embedded ? (JSON.parse(embedded) as FirstLoad).code : undefined
}
