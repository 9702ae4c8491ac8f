import { fetchSiteFile, isJson } from './fetch-site-file.ts'

/**
 * Returns a function that fetches a JSON file of the site on its first call and keeps the result; after a failure, the
 * next call tries again.
 *
 * @param read converts the parsed file
 *
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
  const response = await fetchSiteFile(`/${file}`)
  if (!isJson(response)) throw new Error(`${file} answered ${response.status}.`)
  return response.json()
}
