/** Finds the addresses that came, went and moved, and the new targets of those that went. */
import type { AddressChanges, Redirected } from '#review/report.ts'
import type { Side } from '#review/snapshots/side.ts'

export function addressChanges(base: Side, head: Side): AddressChanges {
  const [before, after] = [ownersOf(base), ownersOf(head)]
  const [old, now] = [addressesOf(base), addressesOf(head)]
  const redirects = new Map(head.addresses.redirects.map(({ from, to }) => [from, to]))
  const gone = [...before].filter(([address]) => !after.has(address)).sort()
  const hasMoved = ([address, entry]: readonly [string, string]): boolean =>
    now.has(entry) && redirects.get(address) === now.get(entry)
  return {
    added: [...after]
      .filter(([address, entry]) => !before.has(address) && !old.has(entry))
      .sort()
      .map(([address, entry]) => ({ address, entry })),
    removed: gone
      .filter((row) => !hasMoved(row))
      .map(([address, entry]) => {
        const leadsTo = redirects.get(address)
        return { address, entry, ...(leadsTo === undefined ? {} : { leadsTo }) }
      }),
    moved: gone.filter(hasMoved).map(([from, entry]) => ({ from, to: now.get(entry) as string, entry })),
    redirected: redirectedAddresses(base, head).filter(({ address }) => !before.has(address)),
  }
}

/** A page that moved on is the same: the report of its move covers redirects to its new address. */
export function redirectedAddresses(base: Side, head: Side): Redirected[] {
  const [old, now, pages] = [targetsOf(base), targetsOf(head), ownersOf(head)]
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((address): Redirected[] => {
    const [before, after, shows] = [old.get(address), now.get(address), pages.get(address)]
    if (before?.page === (shows ?? after?.page)) return []
    return [
      {
        address,
        ...(before && { before: before.to }),
        ...(after && { after: after.to }),
        ...(shows !== undefined && { shows }),
      },
    ]
  })
}

interface Target {
  readonly to: string
  /** Key of the entry whose page it is, and the place there; the address of anything else. */
  readonly page: string
}

function targetsOf(side: Side): Map<string, Target> {
  const owners = ownersOf(side)
  return new Map(
    side.addresses.redirects.map(({ from, to }) => {
      const [, path = to, place = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? []
      return [from, { to, page: (owners.get(path) ?? path) + place }]
    }),
  )
}

const ownersOf = ({ addresses }: Side): Map<string, string> =>
  new Map(addresses.pages.map(({ path, entry }) => [path, entry]))

const addressesOf = ({ addresses }: Side): Map<string, string> =>
  new Map(addresses.pages.map(({ path, entry }) => [entry, path]))

/** Key of the entry whose page an address shows. */
export const pageAt = ({ addresses }: Side, address: string): string | undefined =>
  addresses.pages.find(({ path }) => path === address)?.entry
