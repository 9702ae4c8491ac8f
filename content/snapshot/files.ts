/** The files of a content folder besides the entries. */

/** Counts and digests of a snapshot, and the one clock of the site. */
export const manifestFile = 'snapshot.json'
/** Every path that an entry ever had: the old address of a moved page redirects automatically. */
export const urlsFile = 'urls.json'
/** The file of when the CMS last changed each entry, and which entries wait for another one to be published. */
export const revisionsFile = 'revisions.json'

export const entriesFolder = 'entries'
export const mediaFolder = 'media'
/** The folder of what the ticketing service sells. */
export const ticketingFolder = 'ticketing'
/** The folder in which an export prepares what it will swap in. Not part of a snapshot, and not in git. */
export const stagingFolder = '.staging'
