// The files of the output are listed with slashes, whatever the machine has.
import { posix } from 'node:path'
import { pageFileNames } from '#content/schema/path.ts'

const { html, payload, rest } = pageFileNames

export type PageFile = (typeof pageFileNames)[keyof typeof pageFileNames]

/** A file of a page, relative to the output. @param path of the page. */
export const fileOf = (path: string, file: PageFile): string => posix.join(path, file).slice('/'.length)

interface PageOfFiles {
  readonly sitePage: { readonly path: string }
  readonly hasRest: boolean
}

/** All files of a page, relative to the output. */
export const filesOfPage = ({ sitePage: { path }, hasRest }: PageOfFiles): string[] =>
  [html, payload, ...(hasRest ? [rest] : [])].map((file) => fileOf(path, file))
