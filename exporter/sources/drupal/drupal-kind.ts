/** How the exporter's settings make a Drupal. */
import { anonymous, basicLogin, clientCredentials } from '../../http-client/auth.ts'
import type { KindOfCms } from '../kind-of-cms.ts'
import { drupalSource } from './drupal.ts'
import { openCollections } from './json-api/collections.ts'
import { mapping } from './mapping/mapping.ts'
import { resolveMapping } from './mapping/resolve-mapping.ts'
import { basePathOf } from './site.ts'
import { describeSite } from './site-check/describe-site.ts'

export const drupalKind: KindOfCms = {
  login(env) {
    const { CMS_CLIENT_ID: id, CMS_CLIENT_SECRET: secret, CMS_SCOPE: scope, CMS_API_KEY: key } = env
    if (id && secret) {
      const path = `${basePathOf(env.CMS_URL)}/oauth/token`
      return { auth: clientCredentials({ path, id, secret, ...(scope ? { scope } : {}) }) }
    }
    // The header of Key Auth, by the name that it has unless a site changes it.
    if (key) return { auth: { ...anonymous, secrets: [key] }, headers: { 'api-key': key } }
    return { auth: basicLogin({ name: env.CMS_LOGIN_NAME ?? '', password: env.CMS_LOGIN_PASSWORD ?? '' }) }
  },
  source: (http, { CMS_URL: url, SITE_URL: site }) =>
    drupalSource({ http, address: new URL(url), mapping, ownOrigins: site ? [site] : [] }),
  async describe(http, { CMS_URL: url }) {
    const plan = resolveMapping(mapping)
    return describeSite(plan, await openCollections(http, `${basePathOf(url)}${plan.jsonApi}`))
  },
}
