/** A kind of CMS: its login and its adapter, made from the exporter's settings. */
import type { Environment } from '../env.ts'
import type { HttpClient, HttpClientOptions } from '../http-client/client.ts'
import type { Source } from './source.ts'

export interface KindOfCms {
  login(env: Environment): Pick<HttpClientOptions, 'auth' | 'headers'>
  source(http: HttpClient, env: Environment): Source
  /** A description of the CMS's fields, read and unread, for a person who sets the mapping up. */
  describe?(http: HttpClient, env: Environment): Promise<string>
}
