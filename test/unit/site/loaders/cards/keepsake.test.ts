import { expect, it } from 'vitest'
import { keepsakeCard } from '#site/loaders/cards/keepsake.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const source = await committedSource()

it('shows a poster of a keepsake only where there is no other picture, as a square cuts its words', () => {
  const keepsakes = source.all('keepsake').filter(({ images }) => images.length > 0)
  const isUpright = (key: string) => source.picture(key).width < source.picture(key).height
  const first = keepsakes.filter(({ images: [image = ''] }) => isUpright(image))
  expect(first.length).toBeGreaterThan(0)
  for (const keepsake of keepsakes) {
    const { picture } = keepsakeCard(source, keepsake)
    const only = keepsake.images.every(isUpright)
    expect((picture?.width ?? 0) < (picture?.height ?? 0), keepsake.slug).toBe(only)
  }
})
