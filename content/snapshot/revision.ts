/**
 * The revision of an entry in `revisions.json`: the instant of its last save, then a space and whatever else the CMS
 * uses to identify a version.
 */

/** The instant; undefined where the CMS knows of none. */
export function instantOfRevision(revision: string | undefined): string | undefined {
  const [instant = ''] = (revision ?? '').split(' ')
  return /^\d{4}-\d\d-\d\dT/.test(instant) && !Number.isNaN(Date.parse(instant))
    ? new Date(instant).toISOString()
    : undefined
}
