/** How the exporter's settings make a Payload. */
import { keyLogin, passwordLogin } from '../../http-client/auth.ts'
import type { KindOfCms } from '../kind-of-cms.ts'
import { servicesCollection } from './collections.ts'
import { payloadCmsSource } from './payload-cms.ts'

export const payloadCmsKind: KindOfCms = {
  login({ CMS_API_KEY: key, CMS_LOGIN_EMAIL: email = '', CMS_LOGIN_PASSWORD: password = '' }) {
    if (key) return { auth: keyLogin(`${servicesCollection} API-Key`, key) }
    return { auth: passwordLogin({ path: `/api/${servicesCollection}/login`, email, password }) }
  },
  source: (http, { SITE_URL: site }) => payloadCmsSource({ http, ownOrigins: site ? [site] : [] }),
}
