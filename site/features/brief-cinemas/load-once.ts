import { fetchOwn } from '#site/navigation/payload/fetch-own.ts'

/**
 * Fetches a JSON file of the site once, when somebody wants to know.
 *
 * @returns what asks for it; what failed is asked for again the next time
 */
export function loadOnce<Content>(file: string): () => Promise<Content> {
  let asked: Promise<Content> | undefined
  return () => {
    asked ??= fetchJson(file).catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }
}

async function fetchJson(file: string) {
  const response = await fetchOwn(`/${file}`)
  // Some hosts answer with an HTML page where a file is missing.
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new Error(`${file} answered ${response.status}.`)
  return response.json()
}
