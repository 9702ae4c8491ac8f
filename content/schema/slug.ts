/**
 * The words that addresses and names of files are made of: the one definition, which runs everywhere, the browser included.
 *
 * Nothing of it can leave a folder, mean something to a server, or differ on a file system that knows no capitals. No
 * segment comes near the 255 bytes that a name of a file may have, whatever ending it gets.
 */

const words = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** Lower-case words joined by single hyphens: the last part of an address, and the name of a file. */
export const slugPattern = new RegExp(`^${words}$`)
/** Characters, as those below. */
export const maxSlugLength = 100

/** The address of a page: `/`, or slugs that each have a slash before them. */
export const pathPattern = new RegExp(`^/(?:${words}(?:/${words})*)?$`)
export const maxPathLength = 200

/** The files that navigations fetch of a page, in a folder that its address names. */
export const payloadFileName = 'payload.json'
export const restFileName = 'rest.json'

/** Windows takes these for a device, whatever their ending: a clone there could not check the file out. */
const devicePattern = /^(?:con|prn|aux|nul|com\d|lpt\d) *(?:\.|$)/i

/** The fault of a slug, or of a part of an address, that Windows takes for a device. */
export function deviceFault(names: readonly string[]): string | undefined {
  const device = names.find((name) => devicePattern.test(name))
  return device && `cannot be named ${device}, which Windows takes for a device: add a word to it`
}

/**
 * The CMS's own id of an entry: as a part of patterns, and as the whole of one. It names no file, so it may be the name of a device:
 * nobody could change it.
 */
export const idSource = '[a-z0-9][a-z0-9-]{0,119}'
export const idPattern = new RegExp(`^${idSource}$`)

/** The ticketing service's id of a film or a cinema, spelled as the service does. */
export const ticketingIdPattern = /^[\w-]+$/
export const maxTicketingIdLength = 40
