/** The facts about the Drupal and our site that reading needs. */
import type { EntityIndex } from './entity-index.ts'

export interface Site {
  readonly book: EntityIndex
  /** The path of the Drupal itself, where it is not at the root of its host; without a slash at its end. */
  readonly base: string
  /** The alias of the page that is the front page. */
  readonly frontPage: string
  /** Origins of our site, and that of the Drupal, under whose host editors paste addresses of pages. */
  readonly ownOrigins: readonly string[]
}

export const basePathOf = (address: string): string => new URL(address).pathname.replace(/\/+$/, '')
