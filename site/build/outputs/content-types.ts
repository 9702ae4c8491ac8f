/** What files are, by the endings of their names: the one table for every server. */
const types = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'text/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
} as const

export const typesByEnding: readonly (readonly [ending: string, type: string])[] = Object.entries(types)

const withCharset = /^text\/|json$/
const byEnding = new Map(
  typesByEnding.map(([ending, type]) => [`.${ending}`, withCharset.test(type) ? `${type}; charset=utf-8` : type]),
)

/** @param ending with its dot. */
export const contentType = (ending: string): string => byEnding.get(ending) ?? 'application/octet-stream'
