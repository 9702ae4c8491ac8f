/**
 * Formats among a service's attributes. Their names differ from chain to chain: one that is called as an experience is that
 * experience, these here are known everywhere, and what is neither is shown nowhere.
 */
import type { Named } from './catalogue.ts'
import { plainName } from './join.ts'

/** Name, in small letters without spaces → the format; nothing for what is known and is no format. */
const common: Readonly<Record<string, string | undefined>> = {
  '2d': '2d',
  digital: '2d',
  '3d': '3d',
  digital3d: '3d',
  audiodescribed: undefined,
  audiodescription: undefined,
  captioned: undefined,
  opencaptioned: undefined,
  wheelchairaccessible: undefined,
  quietscreening: undefined,
  hearingloop: undefined,
}

/** Languages stand among the attributes too: English (Sub), Malay (Dub). */
const language = /\((?:sub|dub)\)$/i

export interface Formats {
  /** A format as the snapshot spells it; nothing where an attribute is none. */
  readonly of: (attribute: string) => string | undefined
  readonly isKnown: (attribute: string) => boolean
}

export function formatsOf(experiences: readonly Named[]): Formats {
  const known = new Map([
    ...Object.entries(common),
    ...experiences.map(({ key, title }): [string, string] => [plainName(title), key]),
  ])
  return {
    of: (attribute) => known.get(plainName(attribute)),
    isKnown: (attribute) => known.has(plainName(attribute)) || language.test(attribute),
  }
}
