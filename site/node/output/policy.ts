/** The content security policy: of other hosts it lets in those that the configuration asks for, each for its purpose only. */
import type { SiteConfig } from '#site/config.ts'

interface Guests {
  readonly origins: readonly string[]
  readonly directives: readonly (keyof typeof own)[]
}

/** Styles in attributes are allowed, as every picture has its colour in one. */
const own = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} as const

/** The one table of other hosts. */
function guestsOf(config: SiteConfig): Guests[] {
  const { tagManager, adScript, thirdParties, videoPlayer, embedHosts, mapTiles, showtimesApi } = config
  const { formEndpoint, attachmentEndpoint, challenge } = config
  const scripts: Guests[] = [
    { origins: originOf(tagManager), directives: ['script-src', 'img-src', 'connect-src'] },
    { origins: originOf(adScript), directives: ['script-src', 'img-src', 'connect-src', 'frame-src'] },
    { origins: thirdParties.scriptHosts.map(secure), directives: ['script-src'] },
    { origins: thirdParties.beaconHosts.map(secure), directives: ['img-src', 'connect-src'] },
    { origins: thirdParties.frameHosts.map(secure), directives: ['frame-src'] },
    // They write style elements. An attacker who can run scripts here could style everything in any case.
    { origins: ["'unsafe-inline'"], directives: ['style-src'] },
  ]
  return [
    ...(tagManager || adScript ? scripts : []),
    { origins: originOf(videoPlayer), directives: ['frame-src'] },
    { origins: embedHosts.map(secure), directives: ['frame-src'] },
    { origins: originOf(mapTiles?.url), directives: ['img-src'] },
    { origins: originOf(showtimesApi), directives: ['connect-src'] },
    { origins: [...originOf(formEndpoint), ...originOf(attachmentEndpoint)], directives: ['connect-src'] },
    // Without an endpoint, no form is sent, and none makes a challenge.
    { origins: formEndpoint ? originOf(challenge?.script) : [], directives: ['script-src', 'frame-src'] },
  ]
}

export function contentSecurityPolicy(config: SiteConfig): string {
  const guests = guestsOf(config)
  return Object.entries(own)
    .map(([directive, sources]) => {
      const admitted = guests.filter(({ directives }) => directives.some((name) => name === directive))
      return [directive, ...new Set([...sources, ...admitted.flatMap(({ origins }) => origins)])].join(' ')
    })
    .join('; ')
}

const originOf = (address: string | undefined): string[] => (address ? [new URL(address).origin] : [])

const secure = (host: string): string => `https://${host}`
