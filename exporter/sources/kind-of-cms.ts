/** What a kind of CMS brings along: its login and its adapter, made of the exporter's settings. */
import type { Environment } from '../env.ts'
import type { HttpClient, HttpClientOptions } from '../http-client/client.ts'
import type { Source } from './source.ts'

export interface KindOfCms {
  login(env: Environment): Pick<HttpClientOptions, 'auth' | 'headers'>
  source(http: HttpClient, env: Environment): Source
  /** Text on what the CMS has, what of it is read, and what is not, for a person who sets the mapping up. */
  describe?(http: HttpClient, env: Environment): Promise<string>
}
