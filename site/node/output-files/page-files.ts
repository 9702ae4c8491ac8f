import { join } from 'node:path'

/** The files of every page. Compressed ones lie beside them. */
export const pageFiles = ['index.html', 'payload.json'] as const

/** The file of a page that shows more on demand. */
export const restFile = 'rest.json'

type PageFile = (typeof pageFiles)[number] | typeof restFile

/** A file of a page, relative to the output. @param path of the page. */
export const fileOf = (path: string, file: PageFile): string => join(path, file).slice('/'.length)

interface PageOfFiles {
  readonly sitePage: { readonly path: string }
  readonly hasRest: boolean
}

/** All files of a page, relative to the output. */
export const filesOfPage = ({ sitePage: { path }, hasRest }: PageOfFiles): string[] =>
  [...pageFiles, ...(hasRest ? ([restFile] as const) : [])].map((file) => fileOf(path, file))
