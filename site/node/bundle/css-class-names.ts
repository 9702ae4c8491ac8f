/**
 * Class names of the built pages: as short as can be, as every page and the sheet carry them, and nothing in them compresses.
 *
 * The classes of all modules are numbered, so that a name says nothing of the folder or the process in which a build runs.
 */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listFiles } from '#site/node/files.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = `${letters}0123456789`

/** Hidden by blockers of advertisements. */
const blocked = ['ad']

/** @returns a function for `css.modules.generateScopedName`: one name for a class, in every folder and order. */
export function shortClassNames(root: string): (name: string, file: string) => string {
  let names: ReadonlyMap<string, string> | undefined
  return (name, file) => {
    const source = `${relative(root, file.replace(/\?.*$/, ''))}#${name}`
    names ??= namesOf(root)
    // While somebody is developing, classes come to be that were not there at the start.
    return names.get(source) ?? `${name}-${hash('sha256', source, 'hex').slice(0, 8)}`
  }
}

function namesOf(root: string): Map<string, string> {
  const sheets = listFiles(join(root, 'site')).filter((file) => file.endsWith('.css'))
  const modules = sheets.filter((file) => file.endsWith('.module.css'))
  const written = sheets.filter((file) => !modules.includes(file))
  const classesIn = (file: string): string[] => {
    const found = readFileSync(join(root, 'site', file), 'utf8').matchAll(/\.([a-z_][\w-]*)/gi)
    return [...new Set([...found].map(([, name = '']) => name))].sort()
  }
  // The names of other sheets are used as they are written: `of` was a class of reviews and of a hero at once.
  const short = shortNames(new Set([...blocked, ...written.flatMap(classesIn)]))
  const sources = modules.flatMap((file) => classesIn(file).map((name) => `site/${file}#${name}`))
  return new Map(sources.map((source) => [source, short.next().value]))
}

/** a, b … Z, aa, ab … */
function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let length = 1; ; length++)
    for (let number = 0; number < letters.length * signs.length ** (length - 1); number++) {
      const name = shortName(number, length)
      if (!taken.has(name)) yield name
    }
}

function shortName(number: number, length: number): string {
  const rest = length === 1 ? '' : shortSigns(Math.floor(number / letters.length), length - 1)
  return `${letters[number % letters.length]}${rest}`
}

const shortSigns = (number: number, length: number): string =>
  length === 0 ? '' : `${signs[number % signs.length]}${shortSigns(Math.floor(number / signs.length), length - 1)}`
