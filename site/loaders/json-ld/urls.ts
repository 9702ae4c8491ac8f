/** Absolute addresses, as JSON-LD is read apart from its page. */

import { entryKey } from '#content/schema/entry-key.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { sharePictureUrl } from '#site/shared/picture.ts'

export const absolute = ({ config }: Source, path: string): string => new URL(path, config.siteUrl).href

/** @param key `file/<id>` */
export const imageUrl = (source: Source, key: string): string => absolute(source, sharePictureUrl(source.picture(key)))

/** The address of an entry's page. */
export const pageUrl = (source: Source, entry: { readonly type: string; readonly id: string }): string =>
  absolute(source, source.pathOf(entryKey(entry)) ?? '/')
