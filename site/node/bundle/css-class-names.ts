/** The names of classes in the built pages: short, as every page and the sheet carry them. */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** 62⁵ names for some hundred classes; two alike would be told. */
const letters = 5

/** @returns what Vite asks for as `css.modules.generateScopedName`: the same name for the same class, in every folder and order. */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const known = new Map<string, string>()
  return (name, file) => {
    const source = `${relative(root, file.replace(/\?.*$/, ''))}#${name}`
    const digest = createHash('sha256').update(source).digest('base64').replaceAll(/[+/=]/g, '')
    // A name may not begin with a digit.
    const short = digest.slice(digest.search(/[a-z]/i)).slice(0, letters)
    const other = known.get(short)
    if (other !== undefined && other !== source)
      throw new Error(`${source} and ${other} get the same short name, ${short}. Rename one of the two classes.`)
    known.set(short, source)
    return short
  }
}
