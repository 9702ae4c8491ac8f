/** One pull request and one comment, whatever was there before: at a GitHub that is played. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { Github } from '#review/nightly/hosts/github.ts'
import { githubSettings } from '#review/nightly/hosts/github-settings.ts'
import { hostFrom } from '#review/nightly/hosts/host-from.ts'
import { closedPort } from '#test/support/closed-port.ts'

const pull = { branch: 'content/nightly', base: 'main', title: 'content: 1 changed (films)', body: '## One\n\nTwo' }

/** Answers as GitHub does, and keeps what it is told. */
async function playGithub({
  refusal,
  mistake,
}: {
  refusal?: readonly [status: number, body: string]
  mistake?: string
} = {}) {
  const state = { pulls: [] as Record<string, unknown>[], comments: [] as { id: number; body: string }[] }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined
    const url = new URL(request.url ?? '', 'http://github.example')
    expect(request.headers.authorization).toBe('Bearer secret')
    const answer = (value: unknown) => response.end(JSON.stringify(value))
    const [, number] = /\/(?:pulls|comments)\/(\d+)$/.exec(url.pathname) ?? []
    if (refusal) return response.writeHead(refusal[0]).end(refusal[1])
    if (mistake !== undefined) return response.end(mistake)
    if (url.pathname.endsWith('/pulls') && request.method === 'GET')
      return answer(state.pulls.filter(({ head }) => `owner:${head}` === url.searchParams.get('head')))
    if (url.pathname.endsWith('/pulls')) {
      state.pulls.push({ number: 7, html_url: 'https://github.example/7', ...body })
      return answer(state.pulls.at(-1))
    }
    if (url.pathname.includes('/pulls/'))
      return answer(Object.assign(state.pulls.find((one) => String(one['number']) === number) ?? {}, body))
    if (url.pathname.endsWith('/7/comments') && request.method === 'GET') {
      const [size, page] = ['per_page', 'page'].map((name) => Number(url.searchParams.get(name) ?? 1)) as [
        number,
        number,
      ]
      return answer(state.comments.slice((page - 1) * size, page * size))
    }
    if (url.pathname.endsWith('/7/comments')) state.comments.push({ id: state.comments.length, ...body })
    else Object.assign(state.comments.find(({ id }) => String(id) === number) ?? {}, body)
    return answer({})
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    state,
    github: new Github({
      api,
      server: 'https://github.example',
      repository: 'owner/site',
      token: 'secret',
      run: 'https://run.example',
    }),
  }
}

it('opens one, and the next night brings it up to date', async () => {
  const { state, github } = await playGithub()
  expect(await github.open(pull)).toBe('https://github.example/7')
  await github.open({ ...pull, title: 'content: 2 changed (films)' })
  expect(state.pulls).toMatchObject([{ title: 'content: 2 changed (films)', body: pull.body, base: 'main' }])
})

it('writes its comment anew, and leaves those of people alone', async () => {
  const { state, github } = await playGithub()
  state.comments.push({ id: 99, body: 'Looks good.' })
  await github.comment(7, 'First')
  await github.comment(7, 'Second')
  expect(state.comments.map(({ body }) => body)).toEqual(['Looks good.', '<!-- content report -->\nSecond'])
})

it.each([100, 101, 250])('finds its comment behind %d of people', async (others) => {
  const { state, github } = await playGithub()
  state.comments.push(...Array.from({ length: others }, (_, id) => ({ id: 1000 + id, body: 'Looks good.' })))
  await github.comment(7, 'First')
  await github.comment(7, 'Second')
  expect(state.comments.slice(others).map(({ body }) => body)).toEqual(['<!-- content report -->\nSecond'])
})

it('tells a pull request that nothing changed only where it has told it otherwise before', async () => {
  const { state, github } = await playGithub()
  await github.comment(7, 'Nothing', { mayBeNew: false })
  expect(state.comments).toEqual([])
  await github.comment(7, 'Something')
  await github.comment(7, 'Nothing', { mayBeNew: false })
  expect(state.comments.map(({ body }) => body)).toEqual(['<!-- content report -->\nNothing'])
})

it('says which right is missing where it is refused, and nothing of its token', async () => {
  const { github } = await playGithub({ refusal: [403, ''] })
  const failure = await github.open(pull).catch((error) => error)
  expect(failure).toMatchObject({ problems: [{ hint: expect.stringContaining('pull-requests: write') }] })
  expect(JSON.stringify(failure)).not.toContain('secret')
})

it.each([
  [401, '{"message":"Bad credentials"}', '401 to GET pulls: Bad credentials', /GITHUB_TOKEN/],
  [404, '{"message":"Not Found"}', '404 to GET pulls: Not Found', /GITHUB_REPOSITORY/],
  [
    422,
    '{"message":"Validation Failed","errors":[{"message":"No commits between main and content/nightly"},{"code":"custom"}]}',
    '422 to GET pulls: Validation Failed; No commits between main and content/nightly; custom',
    /no commits/,
  ],
  [500, '<html>', '500 to GET pulls', /again/],
])('says what GitHub says of its refusal, and what to do about a status of %d', async (status, body, message, hint) => {
  const { github } = await playGithub({ refusal: [status, body] })
  const failure = await github.open(pull).catch((error) => error)
  expect(failure.problems).toEqual([{ message: `GitHub answers ${message}`, hint: expect.stringMatching(hint) }])
})

it.each([
  ['a list of another shape', '[{"number":1}]', '0 "html_url": undefined'],
  ['a page of a proxy', '<html>', 'is not JSON'],
])('says whose answer cannot be used, and why, where it is %s', async (_, mistake, why) => {
  const { github } = await playGithub({ mistake })
  const failure = await github.open(pull).catch((error) => error)
  expect(failure.problems).toEqual([
    {
      message: expect.stringContaining(`GitHub’s answer to GET pulls cannot be used: ${why}`),
      hint: expect.any(String),
    },
  ])
})

it('says what was asked and why there is no answer where it cannot be reached', async () => {
  const settings = { server: 'https://github.example', repository: 'owner/site', token: 'secret' }
  const github = new Github({ ...settings, api: closedPort })
  const failure = await github.open(pull).catch((error) => error)
  expect(failure).toMatchObject({
    problems: [{ message: expect.stringMatching(/^GitHub cannot be reached for GET pulls: .*ECONNREFUSED/) }],
  })
  expect(JSON.stringify(failure)).not.toContain('secret')
})

it('lets git in by its environment, for its own host only', async () => {
  const { github } = await playGithub()
  expect(github.gitEnvironment()).toEqual({
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'http.https://github.example/.extraheader',
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${btoa('x-access-token:secret')}`,
  })
})

it('names what a job lacks', () => {
  expect(() => githubSettings({ GITHUB_ACTIONS: 'true' })).toThrow('GITHUB_TOKEN must be set')
})

it('tells GitLab by the push itself, a line for each, and any other host nothing', () => {
  const options = hostFrom({ GITLAB_CI: 'true' }).pushOptions(pull)
  expect(options).toContain('merge_request.title=content: 1 changed (films)')
  expect(options).toContain('merge_request.description=One')
  for (const option of options) expect(option).not.toContain('\n')
  expect(hostFrom({}).pushOptions(pull)).toEqual([])
})
