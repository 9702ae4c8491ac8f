import { expect, it } from 'vitest'
import { RequestError, type RequestErrorKind } from '#exporter/http-client/errors.ts'
import { cms } from '#exporter/sources/cms.ts'
import { readFocalPoints } from '#exporter/sources/drupal/files/focal-points.ts'

/** Crops of a Drupal that answers once, and then no more. */
const crops = (kind: RequestErrorKind) =>
  ({
    has: () => true,
    async *visible() {
      yield [{ type: 'crop--focal_point', id: '1', attributes: { uri: 'public://a.jpg', x: 5, y: 6 } }]
      throw new RequestError(kind, { service: cms, method: 'GET', path: '/jsonapi/crop', attempts: 1 })
    },
  }) as unknown as Parameters<typeof readFocalPoints>[0]

it('has none of them where they may not be read, and not the first of them only', async () => {
  expect(await readFocalPoints(crops('forbidden'))).toEqual(new Map())
})

it.each(['rateLimited', 'timeout', 'server'] as const)('does without none for a moment’s trouble: %s', async (kind) => {
  await expect(readFocalPoints(crops(kind))).rejects.toThrow()
})
