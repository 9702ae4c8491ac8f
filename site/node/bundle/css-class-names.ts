/**
 * Class names of the built pages: short, as every page and the sheet carry them.
 *
 * Vite's own `[hash:base64:5]` hashes the path from the working directory, so the bytes would depend on where the build was
 * started; and two classes with one name would go unnoticed.
 */
import { hash } from 'node:crypto'
import { relative } from 'node:path'

/** 62⁵ names for some hundred classes; the build stops where two are alike. */
const length = 5

/** @returns a function for `css.modules.generateScopedName`: one name for a class, in every folder and order. */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const sources = new Map<string, string>()
  return (name, file) => {
    const source = `${relative(root, file.replace(/\?.*$/, ''))}#${name}`
    const digest = hash('sha256', source, 'base64').replaceAll(/[+/=]/g, '')
    // A class name may not begin with a digit.
    const short = digest.slice(digest.search(/[a-z]/i)).slice(0, length)
    const other = sources.get(short)
    if (other !== undefined && other !== source)
      throw new Error(`${source} and ${other} get the same short name, ${short}. Rename one of the two classes.`)
    sources.set(short, source)
    return short
  }
}
