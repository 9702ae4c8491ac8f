/** What `revisions.json` holds of an entry: the instant of its last save, and behind a blank what else the CMS tells it by. */

/** The instant; undefined where the CMS knows of none. */
export function instantOfRevision(revision: string | undefined): string | undefined {
  const [instant = ''] = (revision ?? '').split(' ')
  return /^\d{4}-\d\d-\d\dT/.test(instant) && !Number.isNaN(Date.parse(instant))
    ? new Date(instant).toISOString()
    : undefined
}
