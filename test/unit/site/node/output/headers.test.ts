import { expect, it } from 'vitest'
import { parseConfig } from '#site/config.ts'
import { commonHeaders, headers } from '#site/node/output/headers.ts'

const policyWith = (environment: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const policy = commonHeaders(parseConfig(environment))['Content-Security-Policy'] ?? ''
  return Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]))
}

it('lets no other host in by default', () => {
  const rules = Object.values(policyWith({ TAG_MANAGER_URL: 'https://tags.example/x.js' }))
  expect(rules.join(' ')).not.toMatch(/https?:|\*/)
  expect(policyWith({})['script-src']).toBe("'self'")
})

it('lets in the hosts that are configured, and nothing that runs without one', () => {
  const policy = policyWith({ TAG_MANAGER_ID: 'GTM-ABC123', AD_SCRIPT_URL: 'https://ads.example/show.js?v=1' })
  expect(policy['script-src']).toBe("'self' https://www.googletagmanager.com https://ads.example")
  expect(policy['frame-src']).toBe("'self' https://ads.example")
  expect(JSON.stringify(policy)).not.toMatch(/'unsafe-eval'|script-src[^,]*'unsafe-inline'/)
})

const hosts = {
  THIRD_PARTY_SCRIPT_HOSTS: 'scripts.example',
  THIRD_PARTY_BEACON_HOSTS: '*.beacons.example, pictures.example',
  THIRD_PARTY_FRAME_HOSTS: 'frames.example',
}

it('lets in what the scripts of others use, each host for its purpose only', () => {
  const policy = policyWith({ ...hosts, AD_SCRIPT_URL: 'https://ads.example/show.js' })
  const beacons = 'https://*.beacons.example https://pictures.example'
  expect(policy).toEqual({
    ...policyWith({}),
    'script-src': "'self' https://ads.example https://scripts.example",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: https://ads.example ${beacons}`,
    'connect-src': `'self' https://ads.example ${beacons}`,
    'frame-src': "'self' https://ads.example https://frames.example",
  })
})

it('lets in nothing that scripts of others would use where there are none', () => {
  expect(policyWith(hosts)).toEqual(policyWith({}))
})

it('lets browsers ask for showtimes where that is configured, and for nothing else there', () => {
  const policy = policyWith({ SHOWTIMES_API_URL: 'https://tickets.example/showtimes?region=MY' })
  expect(policy['connect-src']).toBe("'self' https://tickets.example")
  expect(policyWith({})['connect-src']).toBe("'self'")
  expect(
    Object.values(policy)
      .join()
      .match(/tickets\.example/g),
  ).toHaveLength(1)
})

it('lets browsers send forms, and their files, where that is configured', () => {
  const policy = policyWith({
    FORM_KIND: 'drupal',
    FORM_URL: 'https://cms.example/webform_rest/submit',
    ATTACHMENT_URL: 'https://files.example/form-attachments',
  })
  expect(policy['connect-src']).toBe("'self' https://cms.example https://files.example")
})

it('lets the bot challenge in where it has a key and there are forms to send, with its frame', () => {
  const key = { CHALLENGE_SITE_KEY: 'key', CHALLENGE_SCRIPT_URL: 'https://challenge.example/v0/api.js' }
  const policy = policyWith({ ...key, FORM_URL: 'https://cms.example/api/form-submissions' })
  expect(policy).toEqual({
    ...policyWith({}),
    'connect-src': "'self' https://cms.example",
    'script-src': "'self' https://challenge.example",
    'frame-src': "'self' https://challenge.example",
  })
  expect(policyWith(key)).toEqual(policyWith({}))
  expect(policyWith({ CHALLENGE_SCRIPT_URL: key.CHALLENGE_SCRIPT_URL })).toEqual(policyWith({}))
})

it('lets in pictures of the map from the server that is configured', () => {
  const policy = policyWith({ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' })
  expect(policy['img-src']).toBe("'self' data: https://tiles.example")
  expect(policy['script-src']).toBe("'self'")
})

it('names the style sheet with each answer but for files, so that hosts can hint at it early', () => {
  const [pages = '', ...files] = headers(parseConfig({}), '/assets/style-a.css').split('\n\n')
  expect(pages).toMatch(/\n {2}Link: <\/assets\/style-a.css>; rel=preload; as=style; crossorigin$/)
  for (const rule of files) expect(rule).toMatch(/\n {2}! Link\n/)
  expect(files.join()).not.toContain('  Link:')
})
