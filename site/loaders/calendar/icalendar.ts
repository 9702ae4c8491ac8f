/** Calendar files as RFC 5545 has them. */
import { dayAfter, localInstant, timeZone, utcInstant } from '#content/schema/time-zone.ts'
import type { CalendarEvent } from './calendar-event.ts'

interface Publisher {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string
  readonly name: string
  /** When the file was made: an instant. */
  readonly madeAt: string
}

/** A file with one event. Without METHOD: nothing is scheduled by it, and RFC 5546 would have an organizer's address beside it. */
export function icalendar(event: CalendarEvent, { siteUrl, name, madeAt }: Publisher): string {
  const { uid, title, description, place, path, from, to } = event
  const isTimed = from.includes('T')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name)}//Site//EN`,
    'CALSCALE:GREGORIAN',
    ...(isTimed ? malaysia : []),
    'BEGIN:VEVENT',
    `UID:${uid}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${compact(utcInstant(new Date(madeAt)))}`,
    ...(isTimed ? timed(from, to) : wholeDays(from, to)),
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    `LOCATION:${escapeText(place)}`,
    `URL:${siteUrl}${path}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Eight hours ahead of UTC since 1982, without summer time. */
const malaysia = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19820101T000000',
  'TZOFFSETFROM:+0730',
  'TZOFFSETTO:+0800',
  'TZNAME:+08',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** An end must be later than the beginning (3.8.2.2). */
const timed = (from: string, to = from): string[] => [
  `DTSTART;TZID=${timeZone}:${localTime(from)}`,
  ...(Date.parse(to) > Date.parse(from) ? [`DTEND;TZID=${timeZone}:${localTime(to)}`] : []),
]

/** Nobody is busy all day because a film opens. */
const wholeDays = (first: string, last = first): string[] => [
  `DTSTART;VALUE=DATE:${compact(first)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(last < first ? first : last))}`,
  'TRANSP:TRANSPARENT',
]

/** 2026-10-01T11:30:00Z → 20261001T193000 */
const localTime = (instant: string): string => compact(localInstant(instant).slice(0, 19))

const compact = (time: string): string => time.replaceAll(/[-:]/g, '')

/** Control characters have no place in a text, and no way to be written. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

/** Octets of a line; those that go on begin with a space, which counts. */
const longest = 75

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
}

/** Folds a line between characters, never within the octets of one. */
function folded(line: string): string {
  const lines: string[] = []
  let [text, octets] = ['', 0]
  for (const character of line) {
    const length = octetsOf(character)
    if (octets + length > longest) {
      lines.push(text)
      ;[text, octets] = [' ', 1]
    }
    text += character
    octets += length
  }
  return [...lines, text].join('\r\n')
}
