import { expect, it } from 'vitest'
import { type Guards, guards, runGuards } from '#site/navigation/payload/guards.ts'
import { redirectTo } from '#site/navigation/payload/redirects.ts'
import { type RouteRow, routes } from '#site/routes.ts'

it('answers an unknown name with 500', async () => {
  const unknown = { message: 'Unknown middleware', statusCode: 500 }
  await expect(runGuards(['none'], '/', new Map())).rejects.toMatchObject(unknown)
  await expect(runGuards(['constructor'], '/', new Map())).rejects.toMatchObject(unknown)
})

it('asks in order, and stops at the first that sends elsewhere', async () => {
  const asked: string[] = []
  const note = (what: string): undefined => {
    asked.push(what)
  }
  const away = redirectTo('/')
  const registry: Guards = new Map(
    Object.entries({
      first: (path: string) => note(`first ${path}`),
      second: () => away,
      third: () => note('third'),
    }),
  )
  await expect(runGuards(['first', 'second', 'third'], '/thank-you', registry)).rejects.toBe(away)
  expect(asked).toEqual(['first /thank-you'])
})

it('has every guard that a row names', async () => {
  const rows: RouteRow[] = Object.values(routes)
  for (const { path, guards: names = [] } of rows) {
    const failure: unknown = await runGuards(names, path, guards).catch((error: unknown) => error)
    expect(failure).not.toMatchObject({ message: 'Unknown middleware' })
  }
})
