import { expect, it } from 'vitest'
import { parseConfig } from '#site/config.ts'
import { commonHeaders } from '#site/node/output/headers.ts'

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

it('lets in pictures of the map from the server that is configured', () => {
  const policy = policyWith({ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' })
  expect(policy['img-src']).toBe("'self' data: https://tiles.example")
  expect(policy['script-src']).toBe("'self'")
})
