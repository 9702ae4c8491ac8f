/**
 * Replaces secrets in a text, in whatever encoding they occur. Pure.
 *
 * For the search, percent encodings, JSON escapes and HTML entities are decoded and case is ignored. A match is replaced at its
 * position in the original text.
 */
import { ownValue } from '#content/schema/own-value.ts'

const blot = '***'

/** An encoding of one character, or of several that must be decoded together. */
const piece =
  /(?<percent>(?:%[0-9a-f]{2})+)|\\u(?<unit>[0-9a-f]{4})|\\(?<control>[nrt])|&#(?<decimal>\d{1,7});|&#x(?<hex>[0-9a-f]{1,6});|&(?<entity>amp|lt|gt|quot|apos);|(?<other>.)/gisu

const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The texts to search for: the secret itself, and its decoded form where it looks like an encoding. */
export function needlesOf(secret: string): readonly string[] {
  return [plain(secret), read(secret).folded].filter((needle) => needle !== '')
}

export function redact(text: string, needles: readonly string[]): string {
  const decoded = read(text)
  const spans = needles.flatMap((needle) => spansOf(needle, decoded)).sort((a, b) => a.start - b.start)
  let result = ''
  let end = 0
  for (const span of spans) {
    if (span.start >= end) result += text.slice(end, span.start) + blot
    end = Math.max(end, span.end)
  }
  return result + text.slice(end)
}

interface Span {
  readonly start: number
  readonly end: number
}

interface DecodedText {
  readonly folded: string
  /** The place in the original of each character of `folded`. */
  readonly spans: readonly Span[]
}

function read(text: string): DecodedText {
  let folded = ''
  const spans: Span[] = []
  for (const match of text.matchAll(piece)) {
    const meaning = plain(meaningOf(match.groups ?? {}))
    const span = { start: match.index, end: match.index + match[0].length }
    for (let at = 0; at < meaning.length; at++) spans.push(span)
    folded += meaning
  }
  return { folded, spans }
}

function meaningOf({
  percent,
  unit,
  control,
  decimal,
  hex,
  entity,
  other = '',
}: Record<string, string | undefined>): string {
  if (percent) return Buffer.from(percent.replaceAll('%', ''), 'hex').toString()
  if (unit) return String.fromCharCode(Number.parseInt(unit, 16))
  if (control) return ownValue(controls, control.toLowerCase()) ?? ''
  if (entity) return ownValue(entities, entity.toLowerCase()) ?? ''
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
  return code === undefined || code > 0x10ffff ? other : String.fromCodePoint(code)
}

/** Treats `+` as a space, as forms encode it, and repeated backslashes as one, as nested JSON doubles them. */
function plain(text: string): string {
  return text.replaceAll('\\', '').replaceAll('+', ' ').toLowerCase()
}

function spansOf(needle: string, { folded, spans }: DecodedText): Span[] {
  const found: Span[] = []
  for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, at + 1)) {
    const first = spans[at]
    const last = spans[at + needle.length - 1]
    if (first && last) found.push({ start: first.start, end: last.end })
  }
  return found
}
