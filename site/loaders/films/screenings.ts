/** The link from a film of International Screens to its screenings. */
import type { ProseNode, ProseTree } from '#content/format/prose/prose-tree.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Link } from '#site/shared/layout.ts'

const tableId = 'screeningTable'

interface Screenings {
  /** The text, whose table of screenings can be led to. */
  readonly body?: ProseTree
  readonly screenings?: Link
}

/** The table in its text, else the festival that shows it. */
export function screeningsOf(source: Source, film: Entry<'internationalScreenMovie'>): Screenings {
  const body = film.body ? source.prose(film.body) : []
  const place = body.findIndex(isOfScreenings)
  const festival = film.festival && source.pathOf(film.festival)
  return {
    ...(film.body ? { body: body.map((node, index) => (index === place ? withId(node) : node)) } : {}),
    ...(place >= 0
      ? { screenings: { label: 'See the screenings', href: `#${tableId}` } }
      : festival
        ? { screenings: { label: 'See the festival', href: festival } }
        : {}),
  }
}

/** A table is known by what its columns are called: here the first says when. */
const isOfScreenings = (node: ProseNode): boolean =>
  typeof node !== 'string' && node[0] === 'table' && /^When\b/.test(String(node[1]?.['name']))

function withId(node: ProseNode): ProseNode {
  if (typeof node === 'string') return node
  const [name, props, ...children] = node
  return [name, { ...props, id: tableId }, ...children]
}
