/** The kinds of CMS that the exporter can read. */
import type { CmsKind } from '#content/snapshot/manifest.ts'
import { drupalKind } from './drupal/drupal-kind.ts'
import type { KindOfCms } from './kind-of-cms.ts'
import { payloadCmsKind } from './payload-cms/payload-cms-kind.ts'

export const cmsKinds: { readonly [K in CmsKind]: KindOfCms } = { payload: payloadCmsKind, drupal: drupalKind }
