/** What a kind of CMS brings along: its login and its adapter, made of the exporter's settings. */
import type { CmsClient, CmsClientOptions } from '../cms-client/client.ts'
import type { Environment } from '../env.ts'
import type { Source } from './source.ts'

export interface KindOfCms {
  login(env: Environment): Pick<CmsClientOptions, 'auth' | 'headers'>
  source(http: CmsClient, env: Environment): Source
  /** What the CMS has, what of it is read, and what is not, for a person who sets the mapping up. */
  describe?(http: CmsClient, env: Environment): Promise<string>
}
