import { join } from 'node:path'

/** The files of a page. Compressed ones lie beside them. */
export const pageFiles = ['index.html', 'payload.json'] as const

/** A file of a page, relative to the output. @param path of the page. */
export const fileOf = (path: string, file: (typeof pageFiles)[number]): string => join(path, file).slice('/'.length)
