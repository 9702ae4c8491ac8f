/** How the exporter's settings make a Payload. */
import { apiKey, passwordLogin } from '../../http-client/auth.ts'
import type { KindOfCms } from '../kind-of-cms.ts'
import { payloadSource } from './payload.ts'

export const payloadKind: KindOfCms = {
  login({ CMS_API_KEY: key, CMS_LOGIN_EMAIL: email = '', CMS_LOGIN_PASSWORD: password = '' }) {
    if (key) return { auth: apiKey({ collection: 'services', key }) }
    return { auth: passwordLogin({ path: '/api/services/login', email, password }) }
  },
  source: (http, { SITE_URL: site }) => payloadSource({ http, ownOrigins: site ? [site] : [] }),
}
