import { expect, it } from 'vitest'
import { ProblemError } from '#content/format/problem.ts'
import { mayEmbed, parseConfig, playerUrl } from '#site/config.ts'
import { headers } from '#site/node/output/headers.ts'

const config = parseConfig({
  EMBED_HOSTS: 'maps.example, tours.example',
  VIDEO_PLAYER_URL: 'https://player.example/embed/{id}?autoplay=1',
})

it.each([
  ['https://maps.example/run', true],
  ['https://tours.example/', true],
  ['http://maps.example/run', false],
  ['https://maps.example.evil.example/', false],
  ['https://evil.example/?maps.example', false],
  ['https://maps.example@evil.example/', false],
  ['/movies', false],
])('shows %s in place: %s', (address, isAllowed) => {
  expect(mayEmbed(config, address)).toBe(isAllowed)
})

it('lets in the frames of what is configured, and of nobody else', () => {
  expect(headers(config, '/assets/style.css')).toContain(
    "frame-src 'self' https://player.example https://maps.example https://tours.example;",
  )
  expect(headers(parseConfig({}), '/assets/style.css')).toContain("frame-src 'self';")
})

it('knows a video on the platform only where a player is configured', () => {
  expect(playerUrl(config, 'a b')).toBe('https://player.example/embed/a%20b?autoplay=1')
  expect(playerUrl(parseConfig({}), 'a')).toBeUndefined()
})

it('puts the key of the platform where its player wants it', () => {
  const player = { VIDEO_PLAYER_URL: 'https://player.example/{key}/{id}', VIDEO_PLATFORM_API_KEY: 'a/1' }
  expect(playerUrl(parseConfig(player), 'film')).toBe('https://player.example/a%2F1/film')
  expect(headers(parseConfig(player), '/assets/style.css')).toContain("frame-src 'self' https://player.example;")
})

it.each([
  { VIDEO_PLATFORM_API_KEY: 'a1' },
  { VIDEO_PLATFORM_API_KEY: 'a1', VIDEO_PLAYER_URL: 'https://player.example/{id}' },
  { VIDEO_PLAYER_URL: 'https://player.example/{key}/{id}' },
  { THIRD_PARTY_SCRIPT_HOSTS: '*' },
  { THIRD_PARTY_SCRIPT_HOSTS: '*.com' },
  { THIRD_PARTY_BEACON_HOSTS: 'https://ads.example' },
  { THIRD_PARTY_FRAME_HOSTS: "ads.example; script-src 'unsafe-inline'" },
  { EMBED_HOSTS: '*.maps.example' },
  { EMBED_HOSTS: 'https://maps.example' },
  { EMBED_HOSTS: '*' },
  { EMBED_HOSTS: "maps.example 'unsafe-inline'" },
  { VIDEO_PLAYER_URL: 'https://player.example/embed/' },
  { VIDEO_PLAYER_URL: 'javascript:{id}' },
])('refuses %j', (environment) => {
  expect(() => parseConfig(environment)).toThrow(ProblemError)
})
