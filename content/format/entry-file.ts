/**
 * Reads and writes entry files, for exporter, site and tests. An entry is written in one way only: keys in the order of the
 * schema, empty lists left out, LF, a final newline.
 */
import matter from 'gray-matter'
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml'
import type * as z from 'zod'
import { type Entry, type EntryType, entryTypes, isEntryType } from '#content/schema/entry-types.ts'
import { notCanonical } from './canonical.ts'
import { refuseOtherBytes, restoreEntryHint } from './entry-bytes.ts'
import { linesOfFields } from './field-lines.ts'
import { type Plain, writeFrontMatter } from './front-matter.ts'
import { type Problem, ProblemError } from './problem.ts'

/** The file of an entry, relative to the content folder: named after its slug, a page after its path. */
export function entryFile(entry: Entry): string {
  const name = entry.type === 'basicPage' ? entry.path.slice(1) || 'index' : entry.slug
  return `entries/${entry.type}/${name}.${entryTypes[entry.type].format}`
}

/** The type of entry that a file is named after: by its folder and its extension. */
export function typeNamedBy(file: string): EntryType | undefined {
  const [, folder = '', extension = ''] = /^entries\/([^/]+)\/.+\.([a-z]+)$/.exec(file) ?? []
  return isEntryType(folder) && entryTypes[folder].format === extension ? folder : undefined
}

/** The text of an entry's file. Validates the entry first, so that nothing invalid is written. */
export function writeEntry(entry: Entry): string {
  return spelled(entry.type, entryTypes[entry.type].schema.parse(entry))
}

function spelled(type: EntryType, parsed: object): string {
  const { body, ...front } = withoutEmpty(parsed) as { [key: string]: Plain }
  if (entryTypes[type].format === 'json') return `${JSON.stringify(front, null, 2)}\n`
  return `---\n${writeFrontMatter(front)}---\n${body === undefined ? '' : `\n${body}\n`}`
}

/**
 * The entry in a file.
 *
 * The file must be to the byte as `writeEntry` writes it. So it holds nothing that a reviewer could misread: aliases, repeated
 * keys, escapes, comments, words far to the right.
 *
 * @param file path relative to the content folder; it names the type.
 * @throws ProblemError naming file, field and line of everything that is wrong.
 */
export function readEntry(file: string, source: string): Entry {
  const type = typeNamedBy(file)
  if (!type) throw new ProblemError({ file, line: 1, message: 'no type of entry is kept under this name' })
  refuseOtherBytes(file, source)
  const { front, body } = (entryTypes[type].format === 'json' ? parseJsonFile : parseMdxFile)(file, source)
  const value = body === undefined ? front : { ...front, body }
  const result = entryTypes[type].schema.safeParse(value)
  if (!result.success) throw new ProblemError(problemsOf(result.error, file, source))
  const expected = spelled(type, result.data)
  if (expected !== source) throw new ProblemError({ file, ...notCanonical(source, expected) })
  return result.data as Entry
}

function problemsOf({ issues }: z.ZodError, file: string, source: string): Problem[] {
  const lineOf = linesOfFields(source)
  return issues.map(({ path, message }) => {
    const field = path.join('.')
    return { file, line: lineOf(path), ...(field ? { field } : {}), message }
  })
}

/** Aliases are refused, as a few of them can stand for millions of items. */
const parseYaml = (source: string): object => load(source, { schema: CORE_SCHEMA, maxAliases: 0 }) as object

const refuse = (): never => {
  throw new Error('is front matter in another language than YAML')
}

/** Replaces the engines of gray-matter, of which one would run front matter that says it is JavaScript. */
const engines = { yaml: parseYaml, json: refuse, javascript: refuse }

interface Document {
  readonly front: object
  readonly body?: string
}

/** gray-matter accepts more: words after the dashes, which name a language, and a file without a second line of dashes. */
const frontMatter = /^---\n(?:(?!---)[^\n]*\n)*---\n(?:\n|$)/

function parseMdxFile(file: string, source: string): Document {
  if (!frontMatter.test(source))
    throw new ProblemError({
      file,
      line: 1,
      message: 'does not begin with front matter between two lines of ---, with an empty line below',
      hint: restoreEntryHint,
    })
  try {
    const { data, content } = matter(source, { engines })
    return { front: data, ...(content === '' ? {} : { body: content.slice(1).replace(/\n$/, '') }) }
  } catch (cause) {
    // Counted from 0, with the line of dashes as the first.
    throw unparsable(file, cause, cause instanceof YAMLException ? (cause.mark?.line ?? 0) + 1 : 1)
  }
}

function parseJsonFile(file: string, source: string): Document {
  try {
    return { front: JSON.parse(source) }
  } catch (cause) {
    throw unparsable(file, cause, 1)
  }
}

function unparsable(file: string, cause: unknown, line: number): ProblemError {
  const message = (cause as Error).message.split('\n')[0] ?? 'cannot be parsed'
  return new ProblemError({ file, line, message, hint: restoreEntryHint }, { cause })
}

/** Leaves out empty lists, `false` and undefined: the schema reads their absence as the same. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([, item]) => item !== undefined && item !== false && !(Array.isArray(item) && item.length === 0),
  )
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutEmpty(item)]))
}
