/**
 * Where the CMS's names differ from the contract's. Plain data: the tests and the seeding read it, and the exporter's
 * adapter has to agree with it. Every name that is not mentioned here is the same on both sides.
 */
export const names = {
  /** `basicPage` is kept in the collection `basic-page`; see `collectionOf`. */
  collection: 'the type in kebab case',
  /** What the contract calls a block's `type`; Payload keeps the word to itself. The values are the same. */
  blockType: 'blockType',
  /** Payload adds these to a document, a row or a block; they are no fields of the contract. */
  ownFields: ['createdAt', 'updatedAt', 'deletedAt', '_status', 'blockName', 'blockType', 'id'],
  /** Payload adds these to a document of `file`. What the contract measures from the bytes it does not have at all. */
  ownFileFields: ['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height', 'focalX', 'focalY'],
  /** The parts of a field of kind `link`. */
  link: { kind: 'kind', entry: 'entry', fragment: 'fragment', address: 'address', service: 'service' },
} as const

/** Addresses that each deployment of the site configures, so that an editor names the service and not the address. */
export const services = {
  tickets: 'Tickets',
  showtimes: 'Showtimes',
  bookingByMovie: 'Booking of the film',
  app: 'The app',
  shop: 'Shop',
  signIn: 'Sign in',
  member: 'Member area',
} as const

export const submissionsCollection = 'form-submissions'
export const attachmentsCollection = 'attachments'

/** The collection of a type: 'basicPage' → 'basic-page'. */
export function collectionOf(type: string): string {
  return type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
