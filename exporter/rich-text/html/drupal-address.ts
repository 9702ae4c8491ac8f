/** Interprets an address as Drupal stores it, in a text, a field or a menu. */

/** An entity with a page or bytes of its own, by its type and its number or UUID; a file also by its path. */
export interface Entity {
  readonly type: string
  readonly id: string | number
}

/** Whether an editor wants no link: the words alone, as the head of a menu has them. */
export const leadsNowhere = (address: string): boolean =>
  address === '' || /^route:<(?:nolink|none|button)>/u.test(address)

const entityUri = /^entity:(?<type>[a-z_]+)\/(?<id>[\w-]+)/u
/** A path with a number, also below the prefix of a language. */
const systemPath = /^(?:\/[a-z]{2}(?:-[a-z]+)?)?\/(?<type>node|media|taxonomy\/term)\/(?<id>\d+)\/?(?=$|[?#])/u
const filePath = /^\/(?:sites\/[^/?#]+\/files|system\/files)\/[^?#]+/u

/** `entity:node/5`, `/node/5`, `/sites/default/files/…`. */
export function entityAt(address: string): Entity | undefined {
  const { type, id } = entityUri.exec(address)?.groups ?? {}
  if (type !== undefined && id !== undefined) return { type, id: /^\d+$/u.test(id) ? Number(id) : id }
  const [file] = filePath.exec(address) ?? []
  return file === undefined ? pageByNumber(address) : { type: 'file', id: file }
}

/** `/node/5`, `/fr/taxonomy/term/7`. */
export function pageByNumber(path: string): Entity | undefined {
  const { type, id } = systemPath.exec(path)?.groups ?? {}
  return type === undefined ? undefined : { type: type.replace('/', '_'), id: Number(id) }
}
