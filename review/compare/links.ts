/** The targets of the links of a snapshot. */
import { classifyLink } from '#content/schema/link.ts'
import { linksOf } from '#content/snapshot/links.ts'
import type { LinkChanges } from '#review/report.ts'
import type { Side } from '#review/snapshots/side.ts'

export interface WebLink {
  /** `<type>/<id>` of the entry that links. */
  readonly entry: string
  readonly field: string
  readonly url: string
  readonly host: string
}

interface Contact {
  /** `<type>/<id>` of the entry that links. */
  readonly entry: string
  readonly field: string
  /** The address with its `tel:` or `mailto:`. */
  readonly target: string
}

interface Links {
  /** How many links lead to pages of ours. */
  readonly own: number
  readonly web: readonly WebLink[]
  /** Links to telephones and mailboxes. */
  readonly contacts: readonly Contact[]
}

const known = new WeakMap<Side, Links>()

/** Every entry is walked once, as several rules ask. */
export const linksIn = (side: Side): Links => known.getOrInsertComputed(side, findLinks)

function findLinks({ content }: Side): Links {
  let own = 0
  const web: WebLink[] = []
  const contacts: Contact[] = []
  for (const [key, entry] of content.entries) {
    for (const { target, field } of linksOf(entry, content.linksInProse)) {
      const link = classifyLink(target)
      if (link.kind === 'path') own += 1
      if (link.kind === 'reference' && link.type !== 'file') own += 1
      if (link.kind === 'web') web.push(...webLink(key, field, link.url))
      if (link.kind === 'phone' || link.kind === 'mail') contacts.push({ entry: key, field, target })
    }
  }
  return { own, web, contacts }
}

function webLink(entry: string, field: string, url: string): WebLink[] {
  const host = URL.parse(url)?.host
  return host ? [{ entry, field, url, host }] : []
}

export const contactsOf = (side: Side): Set<string> => new Set(linksIn(side).contacts.map(({ target }) => target))

export const hostsOf = (side: Side): Set<string> => new Set(linksIn(side).web.map(({ host }) => host))

export function linkChanges(base: Side, head: Side): LinkChanges {
  const [before, after] = [hostsOf(base), hostsOf(head)]
  const { own, web } = linksIn(head)
  return {
    own,
    external: web.length,
    newHosts: [...after].filter((host) => !before.has(host)).sort(),
    goneHosts: [...before].filter((host) => !after.has(host)).sort(),
  }
}
