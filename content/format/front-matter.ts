/**
 * Writes front matter: block style, one spelling for each value, and no folded lines, so that a line of the file is a line of
 * the text.
 *
 * The output is that of the library `yaml`, to the byte (a test compares them), at a tenth of the time: every file that is read
 * is compared with it.
 */

/** Data of an entry, without empty values. */
export type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain }

/** Lines of YAML that every parser reads alike. */
export function writeFrontMatter(value: { readonly [key: string]: Plain }): string {
  return Object.entries(value)
    .map(([key, item]) => `${key}:${below(item, '')}`)
    .join('')
}

/** The text that stands behind a key. */
function below(value: Plain, indent: string): string {
  const isBranch = typeof value === 'object' && Object.keys(value).length > 0
  return isBranch ? `\n${indent}  ${branch(value, `${indent}  `)}` : ` ${leaf(value, `${indent}  `)}\n`
}

/** The first line is not indented: it may stand behind the dash of a list. */
function branch(value: Plain, indent: string): string {
  const rows = Array.isArray(value)
    ? value.map((item: Plain) =>
        typeof item === 'object' && Object.keys(item).length > 0
          ? `- ${branch(item, `${indent}  `)}`
          : `- ${leaf(item, `${indent}  `)}\n`,
      )
    : Object.entries(value).map(([key, item]) => `${key}:${below(item, indent)}`)
  return rows.join(indent)
}

function leaf(value: Plain, indent: string): string {
  if (typeof value === 'object') return Array.isArray(value) ? '[]' : '{}'
  if (typeof value !== 'string') return String(value)
  if (value.includes('\n')) return severalLines(value, indent)
  if (!hasSyntax.test(value) && !isTyped.test(value)) return value
  return value.includes("'") && !value.includes('"') ? JSON.stringify(value) : `'${value.replaceAll("'", "''")}'`
}

// A block scalar needs indicators for white space at its ends, which clean text does not have.
function severalLines(value: string, indent: string): string {
  if (value.trim() !== value) return JSON.stringify(value)
  return `|-\n${value
    .split('\n')
    .map((line) => line && indent + line)
    .join('\n')}`
}

const hasSyntax = /^$|^[\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|:[ \t]|[\t ]#|[\t :]$/

// Words, numbers and times that some version of YAML does not read as text.
const isTyped = new RegExp(
  [
    /~|null|Null|NULL|<</,
    /[Yy]|[Nn]|yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF|true|True|TRUE|false|False|FALSE/,
    /[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN/,
    /0o[0-7]+|[-+]?0b[01_]+|[-+]?0x[0-9a-fA-F_]+/,
    /[-+]?[0-9][0-9_]*(?:\.[0-9_]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\.[0-9_]*(?:[eE][-+]?[0-9]+)?|[-+]?[eE][-+]?[0-9]+/,
    /[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?/,
    /\d{4}-\d{1,2}-\d{1,2}(?:(?:[Tt]|[ \t]+)\d{1,2}:\d{1,2}:\d{1,2}(?:\.\d+)?(?:[ \t]*(?:Z|[-+][012]?\d(?::\d{2})?))?)?/,
  ]
    .map(({ source }) => `^(?:${source})$`)
    .join('|'),
)
