/** The scripts of others that this site was configured with. */
import type { SiteConfig } from '../config.ts'
import { optional } from './links.ts'

export interface ThirdParties {
  /** The complete address of the script, with the id. */
  readonly tagManager?: string
  readonly adScript?: string
}

export const thirdPartiesOf = ({ tagManager, adScript }: SiteConfig): ThirdParties => ({
  ...optional('tagManager', tagManager),
  ...optional('adScript', adScript),
})
