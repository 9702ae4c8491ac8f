/** Configured third-party scripts. */
import type { SiteConfig } from '#site/config.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { ThirdParties } from '#site/shared/layout.ts'

export const thirdPartiesOf = ({ tagManager, adScript }: SiteConfig): ThirdParties => ({
  ...ifPresent('tagManager', tagManager),
  ...ifPresent('adScript', adScript),
})
