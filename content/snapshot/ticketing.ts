/** The part of a snapshot that comes from the ticketing service: where it stands, how it is read, what must hold in it. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type * as z from 'zod'
import { notCanonical } from '#content/format/canonical.ts'
import { ProblemError } from '#content/format/problem.ts'
import { writeCinemaSales, writeFilmSales } from '#content/format/ticketing-file.ts'
import { splitKey } from '#content/schema/entry-key.ts'
import { type CinemaSales, cinemas, type FilmSales, filmSales, type Ticketing } from '#content/schema/ticketing.ts'
import { ticketingFolder } from './files.ts'
import { sha256 } from './hash.ts'
import { cinemasFile } from './names.ts'
import { parseJson } from './parse-json.ts'

export interface StoredTicketing extends Ticketing {
  /** File → sha256 of its bytes, relative to the content folder. */
  readonly files: ReadonlyMap<string, string>
}

/** @param file the film's entry file, whose name a film's sales bear too. */
function filmFile(film: string, file: string): string {
  return `${ticketingFolder}/${splitKey(film)[0]}/${basename(file).replace(/\.[a-z]+$/, '.json')}`
}

/**
 * The files that say it, with their bytes. Films and cinemas without an entry are left out: nobody could read of them.
 *
 * @param fileOf the file of an entry, by `<type>/<id>`.
 */
export function printTicketing({ cinemas, films }: Ticketing, fileOf: (key: string) => string | undefined) {
  const files = new Map<string, string>()
  if (cinemas.size > 0) files.set(cinemasFile, writeCinemaSales(cinemas))
  for (const [key, sales] of films) {
    const file = fileOf(key)
    if (file !== undefined) files.set(filmFile(key, file), writeFilmSales(filmSales.parse(sales)))
  }
  return files
}

/**
 * @param names the files of `ticketing/`, relative to the content folder.
 * @throws ProblemError naming the file that is not to the byte as an export writes it.
 */
export function readTicketing(folder: string, names: readonly string[]): StoredTicketing {
  const texts = new Map(names.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const files = new Map([...texts].map(([file, text]) => [file, sha256(text)]))
  const films = new Map<string, FilmSales>()
  let known: ReadonlyMap<string, CinemaSales> = new Map()
  for (const [file, text] of texts) {
    if (file === cinemasFile) {
      known = new Map(Object.entries(parse(file, text, cinemas)))
      refuseOtherwiseSpelled(file, text, writeCinemaSales(known))
    } else {
      const sales = parse(file, text, filmSales)
      refuseOtherwiseSpelled(file, text, writeFilmSales(sales))
      if (films.has(sales.film)) throw broken(file, `is about ${sales.film}, as another file is`)
      films.set(sales.film, sales)
    }
  }
  return { cinemas: known, films, files }
}

function parse<S extends z.ZodType>(file: string, text: string, schema: S): z.output<S> {
  const result = parseJson(text, schema)
  if ('value' in result) return result.value
  throw broken(file, result.faults.join('; '))
}

function refuseOtherwiseSpelled(file: string, text: string, expected: string): void {
  if (text !== expected) throw new ProblemError({ file, ...notCanonical(text, expected), hint: restoreSalesHint })
}

/** The remedy for a lost or damaged file of sales. */
export const restoreSalesHint = 'Restore it from git: nothing else knows since when a film is sold.'

const broken = (file: string, message: string): ProblemError =>
  new ProblemError({ file, message, hint: restoreSalesHint })

/** The entries that it refers to and that are not there. A snapshot of an export has none. */
export function missingEntries({ cinemas, films }: Ticketing, exists: (key: string) => boolean): string[] {
  const referred = [...films.values()].flatMap(({ film, cinemas }) => [
    film,
    ...Object.entries(cinemas).flatMap(([cinema, { formats }]) => [cinema, ...formats.filter(isEntry)]),
  ])
  return [...new Set([...cinemas.keys(), ...referred])].filter((key) => !exists(key)).sort()
}

/** The same without what refers to entries that are not there. */
export function withoutMissing({ cinemas, films }: Ticketing, exists: (key: string) => boolean): Ticketing {
  const fitting = ({ cinemas, ...sales }: FilmSales): FilmSales => ({
    ...sales,
    cinemas: Object.fromEntries(
      Object.entries(cinemas)
        .filter(([cinema]) => exists(cinema))
        .map(([cinema, { since, formats }]) => [
          cinema,
          { since, formats: formats.filter((format) => !isEntry(format) || exists(format)) },
        ]),
    ),
  })
  return {
    cinemas: new Map([...cinemas].filter(([cinema]) => exists(cinema))),
    films: new Map([...films].filter(([film]) => exists(film)).map(([film, sales]) => [film, fitting(sales)])),
  }
}

/** A format is an experience's key, or a word of ours. */
const isEntry = (format: string): boolean => format.includes('/')
