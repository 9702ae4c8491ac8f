/** Loaded by `import()` only: a static import would put it into the page's own script. */
import { type FirstLoad, type OnDemandFile, onDemandUrl, payloadElementId } from '#site/shared/payload.ts'
import { fetchSiteFile, isJson } from './fetch-site-file.ts'
import { mayReload } from './reload-guard.ts'

/** @throws where it cannot be had. A newer deploy is gone over to by loading the page anew, whose address says what was wanted. */
export async function fetchOnDemand(path: string): Promise<object> {
  const rest = await restOfThisDeploy(path)
  if (rest) return rest
  if (navigator.onLine && mayReload(() => sessionStorage)) {
    location.reload()
    return new Promise<never>(() => {})
  }
  throw new Error(`The rest of ${path} is that of another deploy.`)
}

/**
 * For those who cannot do with a reload, as something was typed into their page.
 *
 * @returns undefined where it is of another deploy, or gone with one
 * @throws where it cannot be had
 */
export async function restOfThisDeploy(path: string): Promise<object | undefined> {
  const response = await fetchSiteFile(onDemandUrl(path))
  if (isJson(response)) {
    const { rest, code } = (await response.json()) as OnDemandFile
    return code === ownCode() ? rest : undefined
  }
  if (response.status >= 500) throw new Error(`The host answered for the rest of ${path} with ${response.status}.`)
  return undefined
}

/** The digest of the code that runs: it came with the document. Undefined in development, where no page is built. */
function ownCode(): string | undefined {
  const embedded = document.getElementById(payloadElementId)?.textContent
  return embedded ? (JSON.parse(embedded) as FirstLoad).code : undefined
}
