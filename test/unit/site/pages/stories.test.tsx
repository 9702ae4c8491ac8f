import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Stories } from '#site/pages/story/stories.tsx'
import type { Picture } from '#site/shared/picture.ts'

const rendered = (portrait: Pick<Picture, 'width' | 'height'>) =>
  renderToStaticMarkup(
    <Stories
      stories={[
        {
          id: 'a',
          title: 'Row G',
          author: 'Encik Zainal',
          excerpt: 'We sat there.',
          body: [],
          portrait: { name: 'a', alt: '', color: '#000', widths: [96], ...portrait } as unknown as Picture,
        },
      ]}
    />,
  )

it('shows who tells a story in a circle, and where it plays in a frame', () => {
  expect(rendered({ width: 400, height: 400 })).toContain('<div class="portrait">')
  expect(rendered({ width: 960, height: 640 })).toContain('<div class="place">')
})
