import { fetchOwn, isJson } from './fetch-own.ts'

/**
 * Fetches a JSON file of the site once, when somebody wants to know.
 *
 * @param read makes of the file what is wanted of it
 * @returns what asks for it; what failed is asked for again the next time
 */
export function loadOnce<Content, Json = Content>(
  file: string,
  read?: (json: Json) => Promise<Content>,
): () => Promise<Content> {
  let asked: Promise<Content> | undefined
  return () => {
    asked ??= fetchJson(file)
      .then(read)
      .catch((error: unknown) => {
        asked = undefined
        throw error
      })
    return asked
  }
}

async function fetchJson(file: string) {
  const response = await fetchOwn(`/${file}`)
  if (!isJson(response)) throw new Error(`${file} answered ${response.status}.`)
  return response.json()
}
