/** MIME types by file ending: the one table for every server. */
import { mediaTypes } from '#content/schema/media.ts'

const types = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'text/xml',
  ics: 'text/calendar',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  jpeg: 'image/jpeg',
  woff2: 'font/woff2',
  ...Object.fromEntries(Object.entries(mediaTypes).map(([mime, { ending }]) => [ending, mime])),
}

export const typesByEnding: readonly (readonly [ending: string, type: string])[] = Object.entries(types)

const withCharset = /^text\/|json$/
const byEnding = new Map(
  typesByEnding.map(([ending, type]) => [`.${ending}`, withCharset.test(type) ? `${type}; charset=utf-8` : type]),
)

/** @param ending with its dot. */
export const contentType = (ending: string): string => byEnding.get(ending) ?? 'application/octet-stream'
