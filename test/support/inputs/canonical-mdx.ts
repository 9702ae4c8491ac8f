import { parseMdx, printMdx } from '#content/format/prose/mdx.ts'

/** A text of prose as an export writes it. */
export const canonicalMdx = (source: string): string => printMdx(parseMdx(source))
