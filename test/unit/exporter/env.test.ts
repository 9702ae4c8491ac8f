import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '#content/commands/parse-environment.ts'
import { environment } from '#exporter/env.ts'
import { ticketingEnvironment } from '#exporter/ticketing/settings.ts'
import { parseConfig } from '#site/config.ts'
import { variables } from '#site/variables.ts'
import { challengeEnvironment } from '#test/support/cms/src/challenge-settings.ts'

const parse = (values: Readonly<Record<string, string | undefined>>) => parseEnvironment(environment, values)
const complete = { CMS_URL: 'http://127.0.0.1:3900', CMS_API_KEY: 'key' }

describe('the settings', () => {
  it('stand in .env.example, those of the exporter, of the CMS and of the site, and nothing else', () => {
    const example = parseEnv(readFileSync('.env.example', 'utf8'))
    const known = new Set([
      ...Object.keys(environment.shape),
      ...Object.keys(ticketingEnvironment.shape),
      ...Object.keys(challengeEnvironment.shape),
      ...Object.keys(variables.shape),
    ])
    expect(Object.keys(example).sort()).toEqual([...known].sort())
  })

  it('are explained there one by one, right above', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n')
    const unexplained = lines.filter((line, at) => /^[A-Z]/.test(line) && !/^# \w/.test(lines[at - 1] ?? ''))
    expect(unexplained).toEqual([])
  })

  it('are complete in .env.example as it is', () => {
    expect(() => parse(parseEnv(readFileSync('.env.example', 'utf8')))).not.toThrow()
  })

  it('are patient and gentle by default', () => {
    expect(parse(complete)).toMatchObject({
      CMS_CONCURRENCY: 1,
      CMS_INTERVAL_MS: 100,
      CMS_REQUEST_LOG: true,
    })
  })

  it('know the links of the site by its origin, however its address is written', () => {
    for (const written of ['https://gsc.example/', 'https://GSC.example', 'https://gsc.example:443'])
      expect(parse({ ...complete, SITE_URL: written }).SITE_URL).toBe('https://gsc.example')
    expect(() => parse({ ...complete, SITE_URL: 'https://gsc.example/site' })).toThrow('SITE_URL must be an origin')
  })

  it('take a login instead of a key', () => {
    const login = {
      CMS_URL: complete.CMS_URL,
      CMS_API_KEY: '',
      CMS_LOGIN_EMAIL: 'a@gsc.example',
      CMS_LOGIN_PASSWORD: 'secret',
    }
    expect(() => parse(login)).not.toThrow()
    expect(() => parse({ ...login, CMS_LOGIN_PASSWORD: '' })).toThrow('CMS_API_KEY')
  })

  it('take the logins of the kind of CMS, and no others', () => {
    const drupal = { CMS_KIND: 'drupal', CMS_URL: complete.CMS_URL }
    const client = { CMS_CLIENT_ID: 'exporter', CMS_CLIENT_SECRET: 'secret' }
    expect(parse(complete).CMS_KIND).toBe('payload')
    expect(() => parse({ ...drupal, ...client })).not.toThrow()
    expect(() => parse({ ...drupal, CMS_API_KEY: 'key' })).not.toThrow()
    expect(() => parse({ ...drupal, CMS_LOGIN_NAME: 'reader', CMS_LOGIN_PASSWORD: 'secret' })).not.toThrow()
    expect(() => parse({ ...drupal, CMS_LOGIN_EMAIL: 'a@b.example', CMS_LOGIN_PASSWORD: 'secret' })).toThrow(
      'CMS_CLIENT_ID is needed together with CMS_CLIENT_SECRET, or CMS_API_KEY, or CMS_LOGIN_NAME together with CMS_LOGIN_PASSWORD',
    )
    expect(() => parse({ CMS_URL: complete.CMS_URL, ...client })).toThrow('CMS_API_KEY is needed, or')
    expect(() => parse({ ...complete, CMS_KIND: 'joomla' })).toThrow('CMS_KIND')
  })

  it('take a path with a Drupal, and refuse it with a Payload, which would be asked without it', () => {
    const [atRoot, below] = ['https://cms.example/', 'https://cms.example/cms/']
    expect(parse({ ...complete, CMS_URL: atRoot }).CMS_URL).toBe(atRoot)
    expect(parse({ ...complete, CMS_KIND: 'drupal', CMS_URL: below }).CMS_URL).toBe(below)
    expect(() => parse({ ...complete, CMS_URL: below })).toThrow('CMS_URL must be an origin such as')
  })

  it.each(['https://cms.example/?q=1', 'https://cms.example/#top', 'https://reader@cms.example'])(
    'refuse %s with every CMS and service, as nobody would be asked by all of it',
    (address) => {
      for (const CMS_KIND of ['payload', 'drupal'])
        expect(() => parse({ ...complete, CMS_KIND, CMS_URL: address })).toThrow(/CMS_URL must be an (address|origin)/)
      for (const key of ['TICKETING_URL', 'TICKETING_TOKEN_URL'])
        expect(() => parseEnvironment(ticketingEnvironment, { [key]: address })).toThrow(`${key} must be an address`)
    },
  )

  it.each(['payload', 'drupal'])('name a key that no header of a %s can carry, without repeating it', (CMS_KIND) => {
    for (const key of ['abc def', 'abc\n', 'abcé'])
      expect(() => parse({ ...complete, CMS_KIND, CMS_API_KEY: key })).toThrow(
        /^CMS_API_KEY is empty, or has spaces or letters that no header can carry$/,
      )
  })

  it.each([
    ['CMS_URL', 'localhost'],
    ['CMS_URL', 'file:///etc/passwd'],
    ['CMS_CONCURRENCY', '0'],
    ['CMS_CONCURRENCY', 'many'],
    ['CMS_INTERVAL_MS', '-1'],
    ['CMS_REQUEST_LOG', 'perhaps'],
    ['CMS_LOGIN_EMAIL', 'not-an-address'],
  ])('name %s when it is %j, without repeating the value', (key, value) => {
    const parseWrong = () => parse({ ...complete, [key]: value })
    expect(parseWrong).toThrow(key)
    expect(parseWrong).not.toThrow(new RegExp(`${value}$`))
  })

  it.each(['1', 'true'])('take %j for a yes, and what they share with the site means the same to both', (yes) => {
    expect(parseEnvironment(environment, { ...complete, CMS_REQUEST_LOG: yes }).CMS_REQUEST_LOG).toBe(true)
    expect(parseEnvironment(ticketingEnvironment, { SKIP_TICKETING: yes }).SKIP_TICKETING).toBe(true)
    expect(parseConfig({ SKIP_TICKETING: yes }).skipTicketing).toBe(true)
  })

  it('name what is missing', () => {
    expect(() => parse({})).toThrow(/CMS_URL is not set/)
  })
})
